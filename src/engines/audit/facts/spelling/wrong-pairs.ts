import { plainPlural } from './apostrophe-plurals.ts'
import { before_its, confusedWords, its_behind } from './confused-words.ts'
import { rightContraction } from './misplaced-apostrophes.ts'
import { standsOnlyIn } from './pairs-in-context.ts'
import { wordHash } from './word-hash.ts'
import { rightArticle } from './wrong-article.ts'

/**
 * Two right words that are a slip side by side, and what was meant. A first word may stand for several, parted by
 * strokes, and so may a second.
 */
const always = `
lo mien>lo mein; chow mien>chow mein; cesar|ceasar salad>Caesar salad; angle hair>angel hair; sweat tea|potato|potatoes|corn|onions>sweet;
egg|spring|cinnamon|dinner|yeast|lobster roles>rolls; brussel sprout|sprouts>Brussels sprouts; monty cristo>Monte Cristo; quiche loraine|lorrain>quiche Lorraine; grill cheese>grilled cheese; bake potato>baked potato; filet|fillet minion>filet mignon; crap cakes|legs|rangoon>crab; geen peas|beans|onions|peppers|salad|tea>green;
chicken beast|beasts>breast; choice off>choice of; desert menu|menus|tray|special|specials|list>dessert;
homemade|delicious|decadent|assorted|our|fresh|daily|traditional|italian|portuguese|french|mexican|greek|gourmet|signature|specialty|tasty|seasonal deserts>desserts; fine|outdoor|casual|patio|family dinning>dining; dinning room|rooms|area|experience|table|tables|hall>dining;
free|legal|expert|professional|good|honest|medical|financial|sound advise>advice; side affects>side effects; take|takes|took|into|in affect>effect; special affects>special effects;
break pads|rotors|fluid|calipers|linings>brake; worn|squeaky breaks>brakes; toe truck|trucks>tow;
loose weight|pounds|money>lose; loosing weight|hair|money>losing; bare with>bear with; sneak|sneek peak>sneak peek; peak|peek your>pique your; site unseen>sight unseen;
callus today|now|at|toll|directly|anytime>call us; away|apart|range|ranging|choose|choosing|comes|coming|suffer|suffering|heard form>from; general|office|property|project|store|shop|service|account|restaurant manger>manager;
pubic adjuster|adjusters|library|school|schools|records|relations|transportation|speaking|safety|notary>public; notary|general|the pubic>public;
costumer service|satisfaction|reviews|support|care|focused>customer; our|valued|happy|satisfied|new|loyal costumers>customers;
cards|insurance|checks|walkins|appointments excepted>accepted; duck cleaning|work>duct; bridle shower|showers|party|parties|makeup|suite|gown|gowns|package|packages>bridal; wedding alter>wedding altar; flour girl>flower girl;
prostrate cancer|exam|exams|health>prostate; lightening strike|strikes|protection|damage|rod|rods>lightning; marital arts>martial arts; jui jitsu|jistu>jiu jitsu; jiu jistu>jiu jitsu; statue of>statute of;
renown chef|chefs|stylist|stylists|artist|artists|cosmetologist|surgeon|surgeons|doctor|doctors|dentist|attorney|attorneys|lawyer|expert|experts|author|speaker|trainer>renowned; root planning>root planing; hoarse shoe>horseshoe;
trail attorney|attorneys|lawyer|lawyers>trial; martial status|property|home|assets>marital; personal injure|injures>injury;
better|rather|easier|cheaper|faster|bigger|greater|older|later|longer|other|less|more|further|farther|smaller|larger|stronger then>than;
would|could|should|must|might of>have; your welcome>you’re welcome; its own>its own; piece of>peace of mind; apart of>a part of; peace and>peace and quiet;
all you>all your; if|when|whether|once|and|that|because your>you’re; your going|looking>you’re;
its a|an|not|been|easy|time|never|also>it’s; lets talk|go|get|eat|start|make|work|meet|chat|connect|build|discuss|keep|begin|face|see|find|do|be|create|bring|plan>let’s;
open|closed everyday>every day; the mean>the meantime; your patients>your patience; are specials|website|menu|gallery|store|team|staff|services|customers|clients>our;
being|been|is|are lead>led; you own|car|vehicle|service|home|house|roof|yard|pet|dog>your; am member>am a member; its mood|original|natural|former|beauty|roots>its; more many>many more; more customize>more customized; providing exceptions>providing exceptional; areas best|premier|leading|favorite>area’s; is|are provides>provides;
their are|is>there; no where>nowhere; thousand of>thousands of; mens haircut|haircuts|cut|cuts|clothing|shoes|grooming|fades>men’s; womens haircut|haircuts|cut|cuts|clothing|shoes>women’s; childrens haircut|haircuts|cut|cuts|clothing|advocacy|books|dentistry|menu|toys>children’s; right reserved>rights reserved; years of|experience>years’; complementary consultation|consultations|estimate|estimates|quote|quotes|breakfast|wifi|coffee|drink|drinks|parking|inspection|inspections|evaluation|gift|shuttle|initial|continental|beverage|beverages|valet|upgrade>complimentary;
perfect|great compliment>complement; on sight>on site; for sell>for sale; trained personal>trained personnel;
youre car|vehicle|needs|roof|project|lawn|pet|pets|teeth|appointment|satisfaction|budget|dream|yard|property>your;
gannt chart|charts>Gantt; and flower>and flour; coarse of>course of; became|becomes|become know>known; include|enter you>your; tool free>toll-free; with served>served; with topped>topped; with filled>filled; with covered>covered;
state|county|mexican|canadian|german boarder>border;
within in>within; or redeemable>nor redeemable; riyal treatment>royal treatment; they|we has>have;
rueben sandwich|sandwiches>Reuben; carpel tunnel>carpal tunnel; stoke victims|survivors>stroke; corn beef>corned beef; high experienced|trained|skilled|qualified|motivated|recommended>highly;
its doors|customers|clients|patients|members|employees|residents|students|guests|visitors|founder|founders|owner|owners|history|heritage|reputation|commitment|kind|peak|prime|staff|menu|locations|products|services|prices|neighbors|surroundings|inception|founding|competitors|community|size|best|finest|class>its;
the your|our|their>; a an|the>; an a|the>;
customers needs>customers’ needs; clients needs>clients’ needs; patients needs>patients’ needs; guests needs>guests’ needs; pets needs>pets’ needs; students needs>students’ needs; members needs>members’ needs; residents needs>residents’ needs; homeowners needs>homeowners’ needs; groups needs>group’s needs; companies needs>company’s needs; businesses needs>business’s needs; homes needs>home’s needs; familys needs>family’s needs; companys needs>company’s needs;
premiere licensed|general|contractor|contractors|provider|providers|plumber|plumbers|plumbing|roofer|roofers|roofing|destination|resource|dealer|supplier|landscaping|landscaper|construction|builder|builders|dental|dentist|law|locksmith|caterer>premier
`

type Pair = { meant: string; stands: RegExp | undefined }

const pairs = new Map<string, Pair>()
const by_hash = new Set<number>()
/** So many bits that few right pairs meet one by chance. */
const bits = 32_768
const may_be = new Uint8Array(bits)

const joined = (first: number, second: number) => Math.imul(first, 31) ^ second

/** @param stands how a pair must stand, where one says so: found again and again, hence global */
function add(written: string, meant: string, stands: (pair: string) => RegExp | undefined): void {
  const [firsts = '', seconds = ''] = written.split(' ')
  for (const first of firsts.split('|')) {
    for (const second of seconds.split('|')) {
      const pair = `${first} ${second}`
      const only = stands(pair)
      pairs.set(pair, { meant, stands: only && new RegExp(only, `${only.flags}g`) })
      const hash = joined(wordHash(first), wordHash(second))
      by_hash.add(hash)
      may_be[hash & (bits - 1)] = 1
    }
  }
}

for (const line of always.split(/;\s*/)) {
  const [wrong = '', meant = ''] = line.trim().split('>')
  add(wrong, meant, standsOnlyIn)
}
for (const [wrong, meant, stands] of confusedWords) add(wrong, meant, () => stands)

const own = wordHash('its')
const before_own = new Set(before_its.map(word => wordHash(word)))
for (const first of before_its) pairs.set(`${first} its`, { meant: 'its', stands: new RegExp(its_behind, 'gi') })

/** May two words side by side be a slip? By their hashes: what the scan of a text asks of each word. */
export function mayBeWrongPair(first: number, second: number, has_mark: boolean): boolean {
  if (has_mark && second === own) return before_own.has(first)
  const hash = joined(first, second)
  return may_be[hash & (bits - 1)] !== 0 && by_hash.has(hash)
}

const plain = (shown: string) => shown.toLowerCase().replace(/['’]/g, '')

/** What was meant by two words that stand at a place of a text; undefined where they may be right. */
export function meantByPair(shown: string, around: string, at: number): string | undefined {
  const pair = pairs.get(plain(shown))
  // "Men's haircuts" has the apostrophe that "mens haircuts" lacks.
  const [first = ''] = shown.split(' ')
  if (pair?.meant.endsWith('n’s') && /['’]/.test(first)) return undefined
  return pair && (pair.stands === undefined || isWithin(pair.stands, around, at)) ? pair.meant : undefined
}

function isWithin(pattern: RegExp, text: string, at: number): boolean {
  return [...text.matchAll(pattern)].some(({ 0: found, index }) => index <= at && at < index + found.length)
}

/** What was meant by a pair, a plural with an apostrophe or an unparted sentence that is known to be a slip. */
export function rightOfPair(shown: string): string | undefined {
  if (shown.includes('.')) return shown.replace('.', '. ')
  return shown.includes(' ')
    ? (pairs.get(plain(shown))?.meant ?? rightArticle(shown))
    : (rightContraction(shown) ?? plainPlural(shown))
}
