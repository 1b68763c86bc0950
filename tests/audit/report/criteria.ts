export type Level = 'A' | 'AA' | 'AAA';

type Named = {
  /** `1.4.10` */
  number: string;
  level: Level;
  name: string;
};

/** There is nothing on this site that the criterion speaks of; checks may watch that it stays so. */
export type AbsentCriterion = Named & { absent: string };

/** What a person looks at where no check does, or, with `beside`, where checks see the form only. */
export type AskedCriterion = Named & { ask: string; beside?: true };

export type Criterion = AbsentCriterion | AskedCriterion;

const media = 'The site has neither sound nor moving pictures.';
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
    beside: true,
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
    beside: true,
  },
  {
    number: '1.3.2',
    level: 'A',
    name: 'Meaningful Sequence',
    ask: 'Does the page make sense when it is read in the order of its markup?',
    beside: true,
  },
  {
    number: '1.3.3',
    level: 'A',
    name: 'Sensory Characteristics',
    ask: 'Does any text point at things by shape, colour, place or sound alone?',
    beside: true,
  },
  {
    number: '1.3.4',
    level: 'AA',
    name: 'Orientation',
    ask: 'Does the page work upright and on its side?',
  },
  { number: '1.3.5', level: 'AA', name: 'Identify Input Purpose', absent: forms },
  {
    number: '1.3.6',
    level: 'AAA',
    name: 'Identify Purpose',
    ask: 'Can a program tell what regions, controls and icons are for?',
    beside: true,
  },
  {
    number: '1.4.1',
    level: 'A',
    name: 'Use of Color',
    ask: 'Is everything that a colour tells told in another way as well?',
    beside: true,
  },
  { number: '1.4.2', level: 'A', name: 'Audio Control', absent: media },
  {
    number: '1.4.3',
    level: 'AA',
    name: 'Contrast (Minimum)',
    ask: 'Has all text 4.5:1, or 3:1 where it is large, in both schemes?',
  },
  {
    number: '1.4.4',
    level: 'AA',
    name: 'Resize Text',
    ask: 'Is nothing lost with text of twice the size?',
  },
  {
    number: '1.4.5',
    level: 'AA',
    name: 'Images of Text',
    ask: 'Is all text text, and none of it a picture?',
    beside: true,
  },
  {
    number: '1.4.6',
    level: 'AAA',
    name: 'Contrast (Enhanced)',
    ask: 'Has all text 7:1, or 4.5:1 where it is large, in both schemes?',
  },
  { number: '1.4.7', level: 'AAA', name: 'Low or No Background Audio', absent: media },
  {
    number: '1.4.8',
    level: 'AAA',
    name: 'Visual Presentation',
    ask: 'Are lines short and open, not justified, and can the visitor choose the colours?',
    beside: true,
  },
  {
    number: '1.4.9',
    level: 'AAA',
    name: 'Images of Text (No Exception)',
    ask: 'Is there no picture of text but the logo?',
    beside: true,
  },
  {
    number: '1.4.10',
    level: 'AA',
    name: 'Reflow',
    ask: 'Is everything there at 320 px, without scrolling two ways?',
  },
  {
    number: '1.4.11',
    level: 'AA',
    name: 'Non-text Contrast',
    ask: 'Do controls, focus rings and meaningful drawings stand out with 3:1?',
    beside: true,
  },
  {
    number: '1.4.12',
    level: 'AA',
    name: 'Text Spacing',
    ask: 'Is nothing cut off when the visitor spaces the text?',
  },
  {
    number: '1.4.13',
    level: 'AA',
    name: 'Content on Hover or Focus',
    ask: 'Can what appears at a control be closed, pointed at and read at leisure?',
  },
  {
    number: '2.1.1',
    level: 'A',
    name: 'Keyboard',
    ask: 'Can everything be done with the keyboard alone?',
    beside: true,
  },
  {
    number: '2.1.2',
    level: 'A',
    name: 'No Keyboard Trap',
    ask: 'Does the Tab key lead out of everything it leads into?',
  },
  {
    number: '2.1.3',
    level: 'AAA',
    name: 'Keyboard (No Exception)',
    ask: 'Can everything, without exception, be done with the keyboard?',
    beside: true,
  },
  {
    number: '2.1.4',
    level: 'A',
    name: 'Character Key Shortcuts',
    ask: 'Does a single letter, digit or sign do anything?',
  },
  {
    number: '2.2.1',
    level: 'A',
    name: 'Timing Adjustable',
    ask: 'Does anything end or vanish by itself?',
  },
  {
    number: '2.2.2',
    level: 'A',
    name: 'Pause, Stop, Hide',
    ask: 'Does anything move, blink or renew itself?',
    beside: true,
  },
  {
    number: '2.2.3',
    level: 'AAA',
    name: 'No Timing',
    ask: 'Is there anything that has to be done within a time?',
  },
  {
    number: '2.2.4',
    level: 'AAA',
    name: 'Interruptions',
    ask: 'Does anything speak up that the visitor did not ask for?',
    beside: true,
  },
  { number: '2.2.5', level: 'AAA', name: 'Re-authenticating', absent: account },
  {
    number: '2.2.6',
    level: 'AAA',
    name: 'Timeouts',
    absent: 'The site keeps no session and no input that could be lost.',
  },
  {
    number: '2.3.1',
    level: 'A',
    name: 'Three Flashes or Below Threshold',
    ask: 'Does anything flash?',
    beside: true,
  },
  {
    number: '2.3.2',
    level: 'AAA',
    name: 'Three Flashes',
    ask: 'Does anything flash?',
    beside: true,
  },
  {
    number: '2.3.3',
    level: 'AAA',
    name: 'Animation from Interactions',
    ask: 'Does nothing glide for a visitor who asked for less motion?',
    beside: true,
  },
  {
    number: '2.4.1',
    level: 'A',
    name: 'Bypass Blocks',
    ask: 'Does the first Tab offer a way past the header?',
  },
  {
    number: '2.4.2',
    level: 'A',
    name: 'Page Titled',
    ask: 'Does each title say which page of which site it is?',
    beside: true,
  },
  {
    number: '2.4.3',
    level: 'A',
    name: 'Focus Order',
    ask: 'Does the focus move in an order that makes sense, also after a message or a link?',
    beside: true,
  },
  {
    number: '2.4.4',
    level: 'A',
    name: 'Link Purpose (In Context)',
    ask: 'Does each link say with its sentence or card where it leads?',
    beside: true,
  },
  {
    number: '2.4.5',
    level: 'AA',
    name: 'Multiple Ways',
    ask: 'Are there two ways to each page?',
    beside: true,
  },
  {
    number: '2.4.6',
    level: 'AA',
    name: 'Headings and Labels',
    ask: 'Do headings and labels describe what they stand over?',
    beside: true,
  },
  {
    number: '2.4.7',
    level: 'AA',
    name: 'Focus Visible',
    ask: 'Is it always plain where the focus is?',
  },
  {
    number: '2.4.8',
    level: 'AAA',
    name: 'Location',
    ask: 'Can a visitor tell where in the site this page is?',
    beside: true,
  },
  {
    number: '2.4.9',
    level: 'AAA',
    name: 'Link Purpose (Link Only)',
    ask: 'Does each link say by itself where it leads?',
    beside: true,
  },
  {
    number: '2.4.10',
    level: 'AAA',
    name: 'Section Headings',
    ask: 'Has each section a heading of its own?',
    beside: true,
  },
  {
    number: '2.4.11',
    level: 'AA',
    name: 'Focus Not Obscured (Minimum)',
    ask: 'Does nothing lie over the whole of what has the focus?',
  },
  {
    number: '2.4.12',
    level: 'AAA',
    name: 'Focus Not Obscured (Enhanced)',
    ask: 'Does nothing lie over any part of what has the focus?',
  },
  {
    number: '2.4.13',
    level: 'AAA',
    name: 'Focus Appearance',
    ask: 'Is the focus ring 2 px or thicker and 3:1 against what was there before?',
  },
  {
    number: '2.5.1',
    level: 'A',
    name: 'Pointer Gestures',
    ask: 'Does anything need two fingers or a drawn path?',
    beside: true,
  },
  {
    number: '2.5.2',
    level: 'A',
    name: 'Pointer Cancellation',
    ask: 'Does a press act only when it is let go, on the control?',
  },
  {
    number: '2.5.3',
    level: 'A',
    name: 'Label in Name',
    ask: 'Can each control be called by the words that are seen on it?',
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
  },
  {
    number: '2.5.6',
    level: 'AAA',
    name: 'Concurrent Input Mechanisms',
    ask: 'Can touch, mouse and keyboard be changed at any time?',
    beside: true,
  },
  {
    number: '2.5.7',
    level: 'AA',
    name: 'Dragging Movements',
    ask: 'Does anything have to be dragged?',
    beside: true,
  },
  {
    number: '2.5.8',
    level: 'AA',
    name: 'Target Size (Minimum)',
    ask: 'Is each target 24 px wide and high, or far from the next?',
  },
  {
    number: '3.1.1',
    level: 'A',
    name: 'Language of Page',
    ask: 'Does each page name its language?',
  },
  {
    number: '3.1.2',
    level: 'AA',
    name: 'Language of Parts',
    ask: 'Is each part in another language marked as such?',
    beside: true,
  },
  {
    number: '3.1.3',
    level: 'AAA',
    name: 'Unusual Words',
    ask: 'Is each unusual word explained where it is used?',
    beside: true,
  },
  {
    number: '3.1.4',
    level: 'AAA',
    name: 'Abbreviations',
    ask: 'Is each abbreviation spelt out or explained?',
    beside: true,
  },
  {
    number: '3.1.5',
    level: 'AAA',
    name: 'Reading Level',
    ask: 'Can it be read after nine years of school, or is there a simpler text?',
    beside: true,
  },
  {
    number: '3.1.6',
    level: 'AAA',
    name: 'Pronunciation',
    ask: 'Is there a word whose meaning hangs on how it is spoken?',
    beside: true,
  },
  {
    number: '3.2.1',
    level: 'A',
    name: 'On Focus',
    ask: 'Does nothing happen because a control gets the focus?',
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
  },
  {
    number: '3.2.4',
    level: 'AA',
    name: 'Consistent Identification',
    ask: 'Has the same thing the same name and sign everywhere?',
    beside: true,
  },
  {
    number: '3.2.5',
    level: 'AAA',
    name: 'Change on Request',
    ask: 'Do page, window and language change only when the visitor asks, and with a word before?',
    beside: true,
  },
  {
    number: '3.2.6',
    level: 'A',
    name: 'Consistent Help',
    ask: 'Is the way to write to us in the same place on every page?',
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
    beside: true,
  },
  {
    number: '4.1.3',
    level: 'AA',
    name: 'Status Messages',
    ask: 'Is each message spoken without moving the focus?',
    beside: true,
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
