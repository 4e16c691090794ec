/**
 * The states in which mail with the first three digits of a ZIP code is delivered: general knowledge of the Postal Service's
 * list (Domestic Mail Manual, labeling list L002), compared with GeoNames' postal codes of every state in November 2026. Where
 * a prefix crosses a border, both states have it.
 */
const listed = `AL 350-352 354-369;AK 995-999;AZ 850-853 855-857 859-860 863-865;AR 716-729 755;CA 900-908 910-928 930-961;
CO 800-816;CT 060-069;DE 197-199;DC 200 202-205 569;FL 320-339 341-342 344 346-347 349;GA 300-319 398-399;HI 967-968;
ID 832-838;IL 600-620 622-629;IN 460-479;IA 500-516 520-528;KS 660-662 664-679;KY 400-418 420-427;LA 700-701 703-708 710-714;
ME 039-049;MD 205-212 214-219;MA 010-027 055;MI 480-499;MN 550-551 553-567;MS 386-397;MO 630-631 633-641 644-658;MT 590-599;
NE 680-681 683-693;NV 889-891 893-895 897-898;NH 030-038;NJ 070-089;NM 865 870-871 873-884;NY 005 063 100-149;NC 270-289;
ND 565 567 580-588;OH 430-459;OK 730-731 734-741 743-749;OR 970-979;PA 150-196;PR 006-007 009;RI 028-029;SC 290-299;
SD 570-577;TN 370-385;TX 733 739 750-770 772-799 885;UT 840-847;VT 050-054 056-059;VA 201 205 220-246;WA 980-986 988-994;
WV 247-268;WI 498 530-532 534-535 537-549;WY 820-831 834`

const by_prefix = new Map<string, string[]>()
for (const entry of listed.replaceAll('\n', '').split(';')) {
  const [state = '', ...ranges] = entry.split(' ')
  for (const range of ranges) {
    const [from = '', to = from] = range.split('-')
    for (let prefix = Number(from); prefix <= Number(to); prefix++) {
      const digits = String(prefix).padStart(3, '0')
      by_prefix.set(digits, [...(by_prefix.get(digits) ?? []), state])
    }
  }
}

/** The states, by two letters, in which a ZIP code may lie; none where the Postal Service uses no such prefix. */
export const statesOfZip = (zip: string): readonly string[] => by_prefix.get(zip.slice(0, 3)) ?? []
