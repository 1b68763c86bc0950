export type Level = 'A' | 'AA' | 'AAA';

type Named = {
  /** `1.4.10` */
  number: string;
  level: Level;
  name: string;
};

/** There is nothing on this site that the criterion speaks of; checks may watch that it stays so. */
export type AbsentCriterion = Named & { absent: string };

/**
 * What is asked of a page. Where checks decide it, `enough` says why what they see is enough, and
 * what they do not see; where they see a part, `rest` is the question that they leave to a person;
 * with neither no check sees any of it.
 */
export type AskedCriterion = Named & { ask: string } & ({ enough: string } | { rest?: string });

export type Criterion = AbsentCriterion | AskedCriterion;

const media = 'The site has neither sound nor films.';
const forms = 'The site asks for no input: it has no forms.';
const account = 'The site has no accounts and no login.';

/**
 * The success criteria of WCAG 2.2, all of them, which is why this file is long. Names and numbers
 * are of the standard, every other word is ours. Which checks serve a criterion is said by the
 * checks (`CheckInfo.criteria`) and nowhere here.
 */
export const criteria: readonly Criterion[] = [
  {
    number: '1.1.1',
    level: 'A',
    name: 'Non-text Content',
    ask: 'Does each picture that tells something say it in words, and is each that tells nothing silent?',
    rest: 'Are the words right, in each language: does each description tell what its picture tells, and is each silent picture really an ornament?',
  },
  {
    number: '1.2.1',
    level: 'A',
    name: 'Audio-only and Video-only (Prerecorded)',
    absent: media,
  },
  { number: '1.2.2', level: 'A', name: 'Captions (Prerecorded)', absent: media },
  {
    number: '1.2.3',
    level: 'A',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    absent: media,
  },
  { number: '1.2.4', level: 'AA', name: 'Captions (Live)', absent: media },
  { number: '1.2.5', level: 'AA', name: 'Audio Description (Prerecorded)', absent: media },
  { number: '1.2.6', level: 'AAA', name: 'Sign Language (Prerecorded)', absent: media },
  {
    number: '1.2.7',
    level: 'AAA',
    name: 'Extended Audio Description (Prerecorded)',
    absent: media,
  },
  { number: '1.2.8', level: 'AAA', name: 'Media Alternative (Prerecorded)', absent: media },
  { number: '1.2.9', level: 'AAA', name: 'Audio-only (Live)', absent: media },
  {
    number: '1.3.1',
    level: 'A',
    name: 'Info and Relationships',
    ask: 'Is what looks like a heading, a list or a group one in the markup as well?',
    rest: 'Does anything look like a heading, a list or a group that is none in the markup? That those of the markup are sound is checked.',
  },
  {
    number: '1.3.2',
    level: 'A',
    name: 'Meaningful Sequence',
    ask: 'Does the page make sense when it is read in the order of its markup?',
    rest: 'Does it make sense when it is read in one go? That the order read is the order seen, line for line, is checked.',
  },
  {
    number: '1.3.3',
    level: 'A',
    name: 'Sensory Characteristics',
    ask: 'Does any text, in any language, point at things by shape, colour, place or sound alone?',
  },
  {
    number: '1.3.4',
    level: 'AA',
    name: 'Orientation',
    ask: 'Does the page work upright and on its side?',
    enough:
      'Every text that a wide window shows is there in an upright one as well, and no style and no script turns or locks the page. A device in the hand was not turned; it would show these two windows.',
  },
  { number: '1.3.5', level: 'AA', name: 'Identify Input Purpose', absent: forms },
  {
    number: '1.3.6',
    level: 'AAA',
    name: 'Identify Purpose',
    ask: 'Can a program tell what regions, controls and icons are for?',
  },
  {
    number: '1.4.1',
    level: 'A',
    name: 'Use of Color',
    ask: 'Is everything that a colour tells told in another way as well?',
    rest: 'Is any information, a state or a warning say, told by colour alone? Links in sentences are checked.',
  },
  { number: '1.4.2', level: 'A', name: 'Audio Control', absent: media },
  {
    number: '1.4.3',
    level: 'AA',
    name: 'Contrast (Minimum)',
    ask: 'Has all text 4.5:1, or 3:1 where it is large, in both schemes?',
    enough:
      'Every text is measured in the pixels that were painted, over pictures and colours: in one language of each direction in every scheme, in the others in dark and in what is open, as their style is the same. Words of controls are measured under the pointer and pressed, too, at 1280 × 800. Words inside of a picture are 1.4.5.',
  },
  {
    number: '1.4.4',
    level: 'AA',
    name: 'Resize Text',
    ask: 'Is nothing lost with text of twice the size?',
    enough:
      'Text is set to twice its size by the root’s font size, as a browser’s setting does, on every page at 320 and 1280 px: it is looked for text that is cut off, under something, or gone, and for pictures that are gone. Controls are looked for by their words. In what is open on the home page it is looked for text that is cut off alone. A zoom of the whole page by 400 % is the narrow window of 1.4.10; one of 200 %, a window of 640 px, lies between the sizes of the audit, and is not looked at here.',
  },
  {
    number: '1.4.5',
    level: 'AA',
    name: 'Images of Text',
    ask: 'Is all text text, and none of it a picture?',
    rest: 'Are there letters in a picture that are drawn as lines or dots? Text in the file of a drawing is checked.',
  },
  {
    number: '1.4.6',
    level: 'AAA',
    name: 'Contrast (Enhanced)',
    ask: 'Has all text 7:1, or 4.5:1 where it is large, in both schemes?',
    enough:
      'The checks of 1.4.3 ask 7 : 1 of every text, also where it is large and 4.5 : 1 would do.',
  },
  { number: '1.4.7', level: 'AAA', name: 'Low or No Background Audio', absent: media },
  {
    number: '1.4.8',
    level: 'AAA',
    name: 'Visual Presentation',
    ask: 'Are lines short and open, not justified, and can the visitor choose the colours?',
    rest: 'Can a visitor choose the colours? Length, height and edges of lines are checked, the room between paragraphs, and that text of twice the size asks for no scrolling sideways.',
  },
  {
    number: '1.4.9',
    level: 'AAA',
    name: 'Images of Text (No Exception)',
    ask: 'Is there no picture of text but the logo?',
    rest: 'Are there letters in a picture that are drawn as lines or dots? Text in the file of a drawing is checked.',
  },
  {
    number: '1.4.10',
    level: 'AA',
    name: 'Reflow',
    ask: 'Is everything there at 320 px, without scrolling two ways?',
    enough:
      '320 × 256 is a window of 1280 × 1024 at a zoom of 400 %. Nothing reaches out of it, no part inside scrolls sideways, no text is cut off, and no text and no picture of the wide page is gone. Controls are looked for by their words: the links of the header are hidden there, and stand in the footer with the same words. Nothing on the site needs two directions, as a map does.',
  },
  {
    number: '1.4.11',
    level: 'AA',
    name: 'Non-text Contrast',
    ask: 'Do controls, focus rings and meaningful drawings stand out with 3:1?',
    rest: 'Are there drawings outside of controls that tell something, and do they stand out? Controls, their icons, their states and the focus are checked.',
  },
  {
    number: '1.4.12',
    level: 'AA',
    name: 'Text Spacing',
    ask: 'Is nothing cut off when the visitor spaces the text?',
    enough:
      'The spacing that the criterion names is set on every page at 320 and 1280 px, where text is looked for that is cut off, under something or gone; in the open message, list and note only for text that is cut off.',
  },
  {
    number: '1.4.13',
    level: 'AA',
    name: 'Content on Hover or Focus',
    ask: 'Can what appears at a control be closed, pointed at and read at leisure?',
    enough:
      'Nothing appeared on the English pages at 320 × 256 and 1280 × 800, and at 1280 × 800 over what is open, within two seconds. The skip link appears as the control that has the focus, not at another one. Tooltips that a browser makes of its own (title) are not the criterion’s.',
  },
  {
    number: '2.1.1',
    level: 'A',
    name: 'Keyboard',
    ask: 'Can everything be done with the keyboard alone?',
    rest: 'Work each control of the home page by keyboard: does it do the same as by mouse? That Tab reaches each is checked in every language; that Enter and Space click it, on the English pages.',
  },
  {
    number: '2.1.2',
    level: 'A',
    name: 'No Keyboard Trap',
    ask: 'Does the Tab key lead out of everything it leads into?',
    enough:
      'Tab goes through each page to its end and with Shift back, also past an open message, list and note; a control that it cannot leave, either way, would be reported. There is no frame and no field, which could ask for other keys.',
  },
  {
    number: '2.1.3',
    level: 'AAA',
    name: 'Keyboard (No Exception)',
    ask: 'Can everything, without exception, be done with the keyboard?',
    rest: 'Does anything on the pages react to a pointer that is no control? That every control is worked by keyboard is checked on the English pages.',
  },
  {
    number: '2.1.4',
    level: 'A',
    name: 'Character Key Shortcuts',
    ask: 'Does a single letter, digit or sign do anything?',
    enough:
      'Each key of the Latin alphabet, each digit and common signs are pressed on every page, and with the message, the list and the note open, in one language of each direction; the scripts of the others are the same.',
  },
  {
    number: '2.2.1',
    level: 'A',
    name: 'Timing Adjustable',
    ask: 'Does anything end or vanish by itself?',
    enough:
      'A minute passes on the page’s clock and then a day at a leap, also with a message open, and everything stays. The site is made of files, which keep no session; a server that kept one would have to be looked at.',
  },
  {
    number: '2.2.2',
    level: 'A',
    name: 'Pause, Stop, Hide',
    ask: 'Does anything move, blink or renew itself?',
    enough:
      'No animation of a style runs, no file of a picture has a second frame, there is no film and no canvas, and nothing on the page changes while a minute passes, or a day.',
  },
  {
    number: '2.2.3',
    level: 'AAA',
    name: 'No Timing',
    ask: 'Is there anything that has to be done within a time?',
    enough: 'As for 2.2.1: nothing ends, so there is nothing to do within a time.',
  },
  {
    number: '2.2.4',
    level: 'AAA',
    name: 'Interruptions',
    ask: 'Does anything speak up that the visitor did not ask for?',
    rest: 'May the note that offers another language, which comes once, unasked and unspoken, count as an interruption? The visitor can close it, not put it off. That nothing else comes by itself is checked.',
  },
  { number: '2.2.5', level: 'AAA', name: 'Re-authenticating', absent: account },
  {
    number: '2.2.6',
    level: 'AAA',
    name: 'Timeouts',
    absent:
      'The site keeps no session (as its makers say) and has no field (as absent checks), so that no input could be lost.',
  },
  {
    number: '2.3.1',
    level: 'A',
    name: 'Three Flashes or Below Threshold',
    ask: 'Does anything flash?',
    enough:
      'Nothing moves by itself: no style, no file of a picture, no film, no canvas, and nothing changes while a minute passes, or a day (passing-time, see 2.2.2). A link to a part of the page makes it glide there, which is no flash.',
  },
  {
    number: '2.3.2',
    level: 'AAA',
    name: 'Three Flashes',
    ask: 'Does anything flash?',
    enough: 'As for 2.3.1.',
  },
  {
    number: '2.3.3',
    level: 'AAA',
    name: 'Animation from Interactions',
    ask: 'Does nothing glide for a visitor who asked for less motion?',
    rest: 'Does a script move anything although the visitor asked for less motion? That no style does is checked.',
  },
  {
    number: '2.4.1',
    level: 'A',
    name: 'Bypass Blocks',
    ask: 'Does the first Tab offer a way past the header?',
    enough:
      'On every page the first Tab offers the way, and Enter on it brings the focus to the main part. Headings and landmarks, another way, are under 1.3.1.',
  },
  {
    number: '2.4.2',
    level: 'A',
    name: 'Page Titled',
    ask: 'Does each title say which page of which site it is?',
    rest: 'Do the words of each title say what the page is about, in each language? That each page has one of its own is checked.',
  },
  {
    number: '2.4.3',
    level: 'A',
    name: 'Focus Order',
    ask: 'Does the focus move in an order that makes sense, also after a message or a link?',
    rest: 'Is the place to which the focus goes after a link, a message or the list the one that a visitor expects? That it follows what is seen, and is never lost, is checked.',
  },
  {
    number: '2.4.4',
    level: 'A',
    name: 'Link Purpose (In Context)',
    ask: 'Does each link say with its sentence or card where it leads?',
    rest: 'Does each link say, with what stands around it, where it leads, in each language? That each has a name, and each name one place, is checked.',
  },
  {
    number: '2.4.5',
    level: 'AA',
    name: 'Multiple Ways',
    ask: 'Are there two ways to each page?',
    rest: 'Do you accept the footer, which lists all pages on each page, beside the links of header and text as a second way? That every page links to every page is checked.',
  },
  {
    number: '2.4.6',
    level: 'AA',
    name: 'Headings and Labels',
    ask: 'Do headings and labels describe what they stand over?',
    rest: 'Do the words describe what they stand over, in each language? That none is empty, twice there or left in English is checked.',
  },
  {
    number: '2.4.7',
    level: 'AA',
    name: 'Focus Visible',
    ask: 'Is it always plain where the focus is?',
    enough: 'What 2.4.13 measures is more than this criterion asks; its looks are the same.',
  },
  {
    number: '2.4.8',
    level: 'AAA',
    name: 'Location',
    ask: 'Can a visitor tell where in the site this page is?',
    rest: 'Does a visitor who comes from elsewhere know where in the site they are? That each title is its page’s alone is checked; the link of the current page is marked (aria-current), of which the code of Orca 43.1 knows nothing.',
  },
  {
    number: '2.4.9',
    level: 'AAA',
    name: 'Link Purpose (Link Only)',
    ask: 'Does each link say by itself where it leads?',
    rest: 'Does each link say by itself where it leads? That links of one name lead to one place is checked.',
  },
  {
    number: '2.4.10',
    level: 'AAA',
    name: 'Section Headings',
    ask: 'Has each section a heading of its own?',
    rest: 'Does a part of the text want a heading that it has not? That each section of the markup has one is checked.',
  },
  {
    number: '2.4.11',
    level: 'AA',
    name: 'Focus Not Obscured (Minimum)',
    ask: 'Does nothing lie over the whole of what has the focus?',
    enough:
      'At every stop of the walk, at 320 and 1280 px, also with a message or the list open, points 8 px apart are asked what lies over them; nothing may, which is more than this criterion asks.',
  },
  {
    number: '2.4.12',
    level: 'AAA',
    name: 'Focus Not Obscured (Enhanced)',
    ask: 'Does nothing lie over any part of what has the focus?',
    enough:
      'At every stop of the walk, at 320 and 1280 px, also with a message or the list open, points 8 px apart, from side to side, are asked what lies over them or cuts them off, and the outline has to lie in the window too. Only what is smaller than 8 px, or in a round corner, would not be seen.',
  },
  {
    number: '2.4.13',
    level: 'AAA',
    name: 'Focus Appearance',
    ask: 'Is the focus ring 2 px or thicker and 3:1 against what was there before?',
    enough:
      'The pixels that the focus changes by 3 : 1 are counted and held against a line of 2 px around the control: on every page of one language of each direction at 1280 × 800 in light, dark and more contrast, at 320 px in forced colours and, in one language, in light, and on what is open; header and footer once, on the home page.',
  },
  {
    number: '2.5.1',
    level: 'A',
    name: 'Pointer Gestures',
    ask: 'Does anything need two fingers or a drawn path?',
    rest: 'Does anything on the pages react to a drawn path or to two fingers? That one press works every control is checked on the English pages.',
  },
  {
    number: '2.5.2',
    level: 'A',
    name: 'Pointer Cancellation',
    ask: 'Does a press act only when it is let go, on the control?',
    enough:
      'Every control of the English pages, those of header and footer once, is pressed with the mouse and let go elsewhere, and touched by a simulated finger that is taken back; the scripts of the other languages are the same.',
  },
  {
    number: '2.5.3',
    level: 'A',
    name: 'Label in Name',
    ask: 'Can each control be called by the words that are seen on it?',
    enough:
      'Two engines compare the words that are seen on each control with its name, in every language. That names are understood when they are spoken was not tried; the criterion does not ask it.',
  },
  {
    number: '2.5.4',
    level: 'A',
    name: 'Motion Actuation',
    absent: 'Nothing here listens to how a device is moved.',
  },
  {
    number: '2.5.5',
    level: 'AAA',
    name: 'Target Size (Enhanced)',
    ask: 'Is each target outside of a sentence 44 px wide and high?',
    enough:
      'Every control is measured on every page: in three sizes of the window as it is loaded, and in each other state in two of them. A control that is set inline, as a part of a line, is let be at 24 px; those are the links in the sentences of the legal pages.',
  },
  {
    number: '2.5.6',
    level: 'AAA',
    name: 'Concurrent Input Mechanisms',
    ask: 'Can touch, mouse and keyboard be changed at any time?',
    rest: 'Does a telephone or a laptop with a touch screen answer all of them? A simulated finger does.',
  },
  {
    number: '2.5.7',
    level: 'AA',
    name: 'Dragging Movements',
    ask: 'Does anything have to be dragged?',
    rest: 'Does anything on the pages react to being dragged? That one press works every control is checked on the English pages.',
  },
  {
    number: '2.5.8',
    level: 'AA',
    name: 'Target Size (Minimum)',
    ask: 'Is each target 24 px wide and high, or far from the next?',
    enough:
      'Every control is measured on every page, in three sizes of the window as it is loaded and in each other state in two of them, without making use of the exceptions.',
  },
  {
    number: '3.1.1',
    level: 'A',
    name: 'Language of Page',
    ask: 'Does each page name its language?',
    enough:
      'The tag is held against the language that the page was made for, and is valid. That the words are of that language is watched by translated under 3.1.2, and by translators.',
  },
  {
    number: '3.1.2',
    level: 'AA',
    name: 'Language of Parts',
    ask: 'Is each part in another language marked as such?',
    rest: 'Is there a word in another language in the same letters, a French one in German say, that is not marked? Other letters, and English left behind, are checked.',
  },
  {
    number: '3.1.3',
    level: 'AAA',
    name: 'Unusual Words',
    ask: 'Is each unusual word explained where it is used, in each language?',
  },
  {
    number: '3.1.4',
    level: 'AAA',
    name: 'Abbreviations',
    ask: 'Is each abbreviation spelt out or explained, in each language?',
    rest: 'Do the words beside an abbreviation say what it stands for? Is there one in small or mixed letters, with full stops, or in a script without capitals, that is not explained? Two or more capitals in a row are checked.',
  },
  {
    number: '3.1.5',
    level: 'AAA',
    name: 'Reading Level',
    ask: 'Can it be read after nine years of school, or is there a simpler text, in each language?',
  },
  {
    number: '3.1.6',
    level: 'AAA',
    name: 'Pronunciation',
    ask: 'Is there a word whose meaning hangs on how it is spoken?',
  },
  {
    number: '3.2.1',
    level: 'A',
    name: 'On Focus',
    ask: 'Does nothing happen because a control gets the focus?',
    enough:
      'The focus is set on every control in turn, also in an open message, list and note, on every page of one language of each direction; the page, its address and its windows stay as they were.',
  },
  {
    number: '3.2.2',
    level: 'A',
    name: 'On Input',
    absent:
      'Nothing here is filled in or chosen: there are links, and buttons that act when they are pressed.',
  },
  {
    number: '3.2.3',
    level: 'AA',
    name: 'Consistent Navigation',
    ask: 'Are header and footer in the same order on every page?',
    enough:
      'The links of header and footer are compared over all pages of each language, in number, order and name.',
  },
  {
    number: '3.2.4',
    level: 'AA',
    name: 'Consistent Identification',
    ask: 'Has the same thing the same name and sign everywhere?',
    rest: 'Is it acceptable that “Contact” and “Contact Us” lead to one place, and has each icon and button one name wherever it does the same? Links of header and footer are checked.',
  },
  {
    number: '3.2.5',
    level: 'AAA',
    name: 'Change on Request',
    ask: 'Do page, window and language change only when the visitor asks, and with a word before?',
    rest: 'Do links that open a window say so before? That neither time, focus nor a letter opens or changes anything is checked.',
  },
  {
    number: '3.2.6',
    level: 'A',
    name: 'Consistent Help',
    ask: 'Is the way to write to us in the same place on every page?',
    enough:
      'The way to write to us is a link in the footer, and its place among the links is compared over all pages of each language.',
  },
  { number: '3.3.1', level: 'A', name: 'Error Identification', absent: forms },
  { number: '3.3.2', level: 'A', name: 'Labels or Instructions', absent: forms },
  { number: '3.3.3', level: 'AA', name: 'Error Suggestion', absent: forms },
  {
    number: '3.3.4',
    level: 'AA',
    name: 'Error Prevention (Legal, Financial, Data)',
    absent: forms,
  },
  { number: '3.3.5', level: 'AAA', name: 'Help', absent: forms },
  { number: '3.3.6', level: 'AAA', name: 'Error Prevention (All)', absent: forms },
  { number: '3.3.7', level: 'A', name: 'Redundant Entry', absent: forms },
  { number: '3.3.8', level: 'AA', name: 'Accessible Authentication (Minimum)', absent: account },
  { number: '3.3.9', level: 'AAA', name: 'Accessible Authentication (Enhanced)', absent: account },
  {
    number: '4.1.2',
    level: 'A',
    name: 'Name, Role, Value',
    ask: 'Can a program tell name, role and state of each control?',
    rest: 'Does a screen reader say role and state of each control as it is meant, “current page” among them, of which the code of Orca 43.1 knows nothing? That roles and states are written as ARIA allows is checked, and not that they are true.',
  },
  {
    number: '4.1.3',
    level: 'AA',
    name: 'Status Messages',
    ask: 'Is each message spoken without moving the focus?',
    rest: 'Do other screen readers (NVDA, JAWS, VoiceOver, TalkBack) say the message, and at a good moment? Should the note that offers a language, which is not spoken, be spoken like a message? That a message goes once, politely and with the words that are seen into a region that was there before is checked.',
  },
];

/** Of WCAG 2.0 and 2.1; WCAG 2.2 took it out, and conformance forms still name it. */
export const obsolete = {
  number: '4.1.1',
  level: 'A',
  name: 'Parsing',
  reason: 'WCAG 2.2 took it out, because browsers mend such markup all alike.',
} as const;

/**
 * The page of the W3C that explains it; they are named after the criteria.
 *
 * @example toUnderstanding('Pause, Stop, Hide') // => '…/Understanding/pause-stop-hide'
 */
export function toUnderstanding(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slug}`;
}
