/** What a part of a page may hold, as those who build it call it among themselves. */
const part =
  '(?:descriptions?|bios?|testimonials?|quotes?|summary|paragraphs?|copy|content|text|wording|blurbs?|write-?ups?|captions?)'
const thing = `(?:${part}|info(?:rmation)?|details|history|story|photos?|pictures?|images?|videos?|logo|map|menu|address|hours|(?:mission )?statement|staff list)`
const some =
  '(?:something|some (?:text|words|info(?:rmation)?|copy|content|details|stuff)|(?:a )?(?:few|couple of) (?:words|sentences|lines|things)|a (?:little |short |small )?(?:blurb|bio|paragraph|sentence|write-?up)|more (?:text|info(?:rmation)?|content|words|stuff)|stuff|info(?:rmation)?)'
const of_ours =
  '(?:us|our \\w+|the (?:church|pastor|company|business|team|staff|owners?|shop|store|school|group|class|studio|firm))'

/** "Say something here about the youth group." "The bio of our pastor goes here." */
const to_stand_here = new RegExp(
  `^(?:please )?(?:say|write|put|add|insert|type) ${some} (?:in |over )?here\\b(?! (?:to|if|when|and)\\b)[^?]{0,60}$` +
    `|^(?:[\\w'’]+ ){0,4}?${thing} (?:(?:about|of|for|on) [\\w.,'’& -]{2,50} )?(?:goes?|will go|to go|should go|belongs?) (?:right )?here[.!…\\s]*$` +
    `|^(?:${part}|words|stuff|more (?:${part}|words|stuff)) here[.!…\\s]*$`,
  'i',
)

/** "Needs description", "Bio to follow"; what is to follow of an event is news. */
const still_to_come = new RegExp(
  `^(?:this (?:page |part |section )?)?(?:needs (?:an? |some |more |our )?(?:${part}|info(?:rmation)?|photos?|pictures?|images?|to be (?:written|finished|filled in))|(?:still )?needs (?:writing|work)(?! ?\\?))[.!…\\s]*$` +
    `|^(?:say|write|put) something (?:\\w+ )?about ${of_ours}\\b[^?]{0,40}$` +
    `|^${part}(?: (?:is|are))? (?:still )?(?:needed|tbd|tba|missing|to follow|to be (?:added|written|provided|supplied|determined))[.!…\\s]*$` +
    `|^(?:fill (?:this|me) in(?: later)?|finish (?:this|me) later|blah(?:,? blah)+\\b.{0,80}|(?:text ){2,}text|(?:words ){2,}words)[.!…\\s]*$`,
  'i',
)
/** "(Note: social links go here)", "(Nota: reservamos aquí para redes sociales)" */
const in_brackets =
  /^[([] ?(?:note|nota|to-?do|reminder|fixme) ?[:–-] ?(?=[^)\]]*(?:\b(?:go(?:es)?|insert|reserved?|replace|put (?:the|our|your))\b[^)\]]*\bhere\b|\b(?:poner|colocar|agregar|insertar|reserv\w+|cambiar|van?)\b[^)\]]*\baqu[ií]))[^)\]]{3,100}[)\]]$/i
/** "[Coach bio to be provided - contact Ada]", "Fun fact: [to be added]", "[Photo pending]"; times to be announced are news. */
const owed = new RegExp(
  `^(?:[\\w'’&/ -]{2,30}: ?)?\\[ ?(?:[\\w'’&/-]+ ){0,6}?(?:to be (?:provided|supplied|added|written|inserted|completed|filled in)|(?:${part}|photos?|headshots?|logo|number|address|email|link) (?:(?:is|are) )?(?:pending|needed|missing|tb[dca]|to (?:come|follow)|coming soon))\\b[^\\]]{0,80}\\]\\W*$`,
  'i',
)
const bracket = /^[([]/
const longest = 110

/** What whoever builds a page jots down where words of the owner are to stand. */
export function isJotted(text: string): boolean {
  if (text.length > longest) return false
  if (text.includes('[') && owed.test(text)) return true
  if (bracket.test(text)) return in_brackets.test(text)
  return text.includes('here') ? to_stand_here.test(text) : still_to_come.test(text)
}
