import type { RuleMetadata, Variant } from '../model.ts';

export const levels = ['A', 'AA', 'AAA'] as const;
export type Level = (typeof levels)[number];

export type Criterion = (typeof criteria)[number];

/**
 * The table has the success criteria of WCAG 2.2. Each line has a criterion, a question and perhaps a note:
 * - “Decided:” explains why rules can decide the criterion without a person.
 * - “Person:” describes what a person still has to check.
 *
 * The table is a string, because each criterion would take eight lines as an object.
 */
const table = `
1.1.1 A Non-text Content | Does each informative image have a text alternative, and is each decorative image hidden from screen readers? | Person: Is each text alternative right in each language, and is each hidden image really decorative?
1.2.1 A Audio-only and Video-only (Prerecorded) | Does each recording of only sound or only moving images have an alternative? | Person: Does each recording have one? Rules decide only whether the page has sound or video.
1.2.2 A Captions (Prerecorded) | Does each video with sound have captions? | Person: Do the captions contain everything that is heard? Rules decide only whether there is a video, and whether it has a track.
1.2.3 A Audio Description or Media Alternative (Prerecorded) | Does each video have an audio description or a text alternative? | Person: Does each video have one? Rules decide only whether the page has sound or video.
1.2.4 AA Captions (Live) | Does live sound have captions? | Person: Are there captions? Rules decide only whether the page has sound or video.
1.2.5 AA Audio Description (Prerecorded) | Does each video have an audio description? | Person: Does each video have one? Rules decide only whether the page has sound or video.
1.2.6 AAA Sign Language (Prerecorded) | Is each video with sound interpreted in sign language? | Person: Is each video interpreted? Rules decide only whether the page has sound or video.
1.2.7 AAA Extended Audio Description (Prerecorded) | Does each video whose pauses are too short have an extended audio description? | Person: Does each of these videos have one? Rules decide only whether the page has sound or video.
1.2.8 AAA Media Alternative (Prerecorded) | Does each recording have a text alternative? | Person: Does each recording have one? Rules decide only whether the page has sound or video.
1.2.9 AAA Audio-only (Live) | Does live sound have a text alternative? | Person: Is there a text alternative? Rules decide only whether the page has sound or video.
1.3.1 A Info and Relationships | Is everything that looks like a heading, a list or a group also marked up as one? | Person: Does anything look like a heading, a list or a group without being marked up as one? Rules decide that the headings, lists and groups in the markup are correct.
1.3.2 A Meaningful Sequence | Does the page make sense in the order of its markup? | Person: Does the text make sense when it is read aloud without a break? Rules decide that the order of the markup is the visible order.
1.3.3 A Sensory Characteristics | Does any text, in any language, refer to something only by its shape, color, place or sound?
1.3.4 AA Orientation | Does the page work in portrait and in landscape orientation? | Decided: Every text that is visible in a wide viewport is also visible in a portrait viewport, and no style rotates the page. No device was rotated by hand.
1.3.5 AA Identify Input Purpose | Does each field for data about the user state its purpose to programs? | Person: Is each stated purpose right? Rules decide that each autocomplete attribute is valid.
1.3.6 AAA Identify Purpose | Can programs determine the purpose of regions, controls and icons?
1.4.1 A Use of Color | Is all information that color conveys also conveyed in another way? | Person: Does only color convey any information, such as a state or a warning? Rules decide this for links in sentences.
1.4.2 A Audio Control | Can users stop sound that plays by itself? | Person: Can users stop the sound? Rules decide only whether the page has sound, and whether the sound plays by itself.
1.4.3 AA Contrast (Minimum) | Does all text have a contrast of 4.5:1, or of 3:1 if it is large, in both color schemes? | Decided: The contrast of every text is measured in pixels, also over images. Style samples are measured in every color scheme. Other pages have the same styles, so they are measured only in the dark scheme and with open overlays. Texts of controls are also measured under the pointer and while they are pressed. Text inside an image belongs to 1.4.5.
1.4.4 AA Resize Text | Is nothing lost when text has twice its size? | Decided: The font size of the root element is doubled at 320 and 1280 px, as a browser’s setting does. No text is cut off, covered or missing, and no image is missing. In overlays, rules find only text that is cut off. A zoom of 400 % is tested as the narrow viewport of 1.4.10. A zoom of 200 %, which is a viewport of 640 px, is not tested.
1.4.5 AA Images of Text | Is all text real text, and not part of an image? | Person: Do images contain letters?
1.4.6 AAA Contrast (Enhanced) | Does all text have a contrast of 7:1, or of 4.5:1 if it is large, in both color schemes? | Decided: The contrast is measured in the same way as for 1.4.3.
1.4.7 AAA Low or No Background Audio | Is the background of speech silent or quiet, or can users turn it off? | Person: Is the background silent or quiet? Rules decide only whether the page has sound or video.
1.4.8 AAA Visual Presentation | Are lines short, spaced and not justified, and can users choose the colors? | Person: Can users choose the colors? Are lines short, 1.5 times as high as the letters and not justified, and is there space between paragraphs? Rules decide that text of twice its size needs no horizontal scrolling.
1.4.9 AAA Images of Text (No Exception) | Is no text part of an image, except in logos? | Person: Do images contain letters?
1.4.10 AA Reflow | Is all content available at 320 px, without scrolling in two directions? | Decided: A viewport of 320 × 256 px equals 1280 × 1024 px at a zoom of 400 %. Nothing is wider than this viewport, and only tables scroll sideways inside it. No text is cut off, and no text and no image of the wide page is missing. A text may be in another place.
1.4.11 AA Non-text Contrast | Do controls, focus indicators and informative graphics have a contrast of 3:1? | Person: Do informative graphics outside of controls have enough contrast? Rules decide this for controls, for their icons and states, and for the focus indicator.
1.4.12 AA Text Spacing | Is nothing cut off when users increase the spacing of text? | Decided: The spacing that the criterion defines is set at 320 and 1280 px. No text is cut off, covered or missing. In overlays, rules find only text that is cut off.
1.4.13 AA Content on Hover or Focus | Can users dismiss, hover and read content that appears on hover or focus? | Decided: The pointer and the focus are moved to every control of style samples, at 320 × 256 and 1280 × 800 px, and nothing appears within two seconds. A skip link does not count, because it is itself the control that has the focus. The criterion excludes tooltips of the browser (title).
2.1.1 A Keyboard | Can users do everything with the keyboard? | Person: Does each control do the same by keyboard as by mouse? Rules decide that Tab reaches each control in every language, and that Enter and Space click it on style samples.
2.1.2 A No Keyboard Trap | Can users leave every part of the page with the Tab key? | Decided: Tab leads through each page to its end, and Shift+Tab leads back, also with open overlays. A control that Tab cannot leave is a violation. Frames, and fields that need other keys, are not tested.
2.1.3 AAA Keyboard (No Exception) | Can users do everything, without exception, with the keyboard? | Person: Does anything that is not a control react to a pointer? Rules decide this for controls.
2.1.4 A Character Key Shortcuts | Does nothing happen when a single letter, digit or punctuation mark is pressed? | Decided: Each Latin letter, each digit and common punctuation marks are pressed on style samples, also with open overlays. Other pages have the same scripts.
2.2.1 A Timing Adjustable | Does nothing end or disappear by itself? | Decided: The clock of the page advances by a minute and by a day, also with open overlays, and nothing disappears. A session that a server ends is not tested.
2.2.2 A Pause, Stop, Hide | Does nothing move, blink or update by itself? | Decided: No style animation runs, and there is no video and no canvas. Nothing changes while the clock of the page advances by a minute and by a day. The files of images are not tested.
2.2.3 AAA No Timing | Does nothing have a time limit? | Decided: Rules decide this in the same way as 2.2.1.
2.2.4 AAA Interruptions | Does nothing interrupt users without a request? | Person: Does content that appears by itself in a page state interrupt users, and can they postpone it? Rules decide that no other content appears by itself.
2.2.5 AAA Re-authenticating | Is data kept when a session ends and the user logs in again?
2.2.6 AAA Timeouts | Are users warned of timeouts that cause a loss of data?
2.3.1 A Three Flashes or Below Threshold | Does nothing flash more than three times a second? | Decided: No style, video or canvas moves by itself, and nothing changes while time passes (2.2.2). Smooth scrolling is not a flash.
2.3.2 AAA Three Flashes | Does nothing flash more than three times a second? | Decided: Rules decide this in the same way as 2.3.1.
2.3.3 AAA Animation from Interactions | Does nothing move for users who prefer reduced motion? | Person: Does a script still move anything? Rules decide that no style moves anything.
2.4.1 A Bypass Blocks | Does the first press of Tab lead to a link past the header? | Decided: On every page, the first tab stop is a skip link, and Enter on this link moves the focus to the main content. Headings and landmarks belong to 1.3.1.
2.4.2 A Page Titled | Does each title describe its page? | Person: Does each title describe its page, in each language? Rules decide that each page has a title.
2.4.3 A Focus Order | Does the focus move in an order that makes sense, also after an action? | Person: Does the focus go where users expect it after each action? Rules decide that the focus follows the visible order and is never lost.
2.4.4 A Link Purpose (In Context) | Does each link, together with its context, say where it leads? | Person: Does each link say so, in each language? Rules decide that each link has a name, and that links with the same name lead to the same place.
2.4.5 AA Multiple Ways | Are there two ways to each page? | Person: Is there a second way besides the links in the text, such as a footer with links to all pages? Rules decide that pages link to each other.
2.4.6 AA Headings and Labels | Do headings and labels describe their topic or purpose? | Person: Do they describe it, in each language? Rules decide that no heading and no label is empty or repeated.
2.4.7 AA Focus Visible | Can users always see which element has the focus? | Decided: Rules measure the focus indicator for 2.4.13, which is stricter.
2.4.8 AAA Location | Can users tell where in the site a page is? | Person: Do users who come from another site know where they are?
2.4.9 AAA Link Purpose (Link Only) | Does each link say by itself where it leads? | Person: Does each link say so, in each language? Rules decide that links with the same name lead to the same place.
2.4.10 AAA Section Headings | Does each section have a heading? | Person: Does any part of the text lack a heading? Rules decide this for the sections of the markup.
2.4.11 AA Focus Not Obscured (Minimum) | Is the focused element never completely covered? | Decided: At every tab stop, at 320 and 1280 px, also with open overlays, rules test points all over the element. Nothing may cover any of them, which is stricter than this criterion.
2.4.12 AAA Focus Not Obscured (Enhanced) | Is no part of the focused element covered? | Decided: At every tab stop, at 320 and 1280 px, also with open overlays, rules test the center of each overlap with another element and 25 other points, and the outline has to be in the viewport. Rules do not find generated content between these points, and nothing in a round corner.
2.4.13 AAA Focus Appearance | Is the focus indicator at least 2 px thick, with a contrast of 3:1 to the unfocused state? | Decided: Rules count the pixels that the focus changes by 3:1, and compare them with a line of 2 px around the control. They do so on style samples, in the light and the dark scheme, in more contrast and forced colors, and in overlays. Header and footer are measured on one page.
2.5.1 A Pointer Gestures | Does nothing need two fingers or a drawn path? | Person: Does anything react to a drawn path or to two fingers? Rules decide that a single press without a drag clicks each control, or moves it if it is a slider.
2.5.2 A Pointer Cancellation | Does a press take effect only when it is released on the control? | Decided: Every control of style samples is pressed with the mouse and released elsewhere. It is also touched by a simulated finger whose touch is cancelled. Other pages have the same scripts.
2.5.3 A Label in Name | Does the name of each control contain its visible text? | Decided: Two engines compare the visible text of each control with its name, in every language. Speech input was not tried, because the criterion does not require it.
2.5.4 A Motion Actuation | Does nothing react to the movement of a device? | Person: Can users do the same in another way, and switch the reaction off?
2.5.5 AAA Target Size (Enhanced) | Is each target outside of sentences at least 44 px wide and high? | Decided: Every control is measured on every page: in three viewports when the page is loaded, and in two viewports in each other state. A control within a line of text needs 24 px.
2.5.6 AAA Concurrent Input Mechanisms | Can users alternate touch, mouse and keyboard at any time? | Person: Does a phone, or a laptop with a touch screen, accept all of them? Rules decide this for a simulated finger.
2.5.7 AA Dragging Movements | Does nothing have to be dragged? | Person: Does anything react to dragging? Rules decide that a single press without a drag clicks each control, or moves it if it is a slider.
2.5.8 AA Target Size (Minimum) | Is each target at least 24 px wide and high, or far enough from other targets? | Decided: axe measures every control in three viewports, with the exceptions of the criterion.
3.1.1 A Language of Page | Does each page declare its language? | Decided: The language tag is valid, and is the tag that the configuration has for the page. The language of the text belongs to 3.1.2.
3.1.2 AA Language of Parts | Is each part in another language marked? | Person: Is any word of another language in the same script not marked? Rules decide this for other scripts and for untranslated text.
3.1.3 AAA Unusual Words | Is each unusual word explained where it is used, in each language?
3.1.4 AAA Abbreviations | Is each abbreviation spelled out or explained, in each language? | Person: Is each explanation right? Is an abbreviation in lower case, with periods, or in a script without capitals not explained? Rules decide this for two or more capitals in a row.
3.1.5 AAA Reading Level | Can people with nine years of school read the text or a simpler version of it, in each language?
3.1.6 AAA Pronunciation | Is there no word whose meaning depends on its pronunciation?
3.2.1 A On Focus | Does nothing change when a control gets the focus? | Decided: The focus is moved to every control of style samples, also in overlays. The page, its address and its tabs stay as they were.
3.2.2 A On Input | Does nothing change when users change a setting, unless they were told before? | Person: Does a setting cause an unexpected change? Rules decide this for forms without a submit button.
3.2.3 AA Consistent Navigation | Do header and footer have the same order on every page? | Decided: Rules compare the number, order and names of the links in header and footer, on all pages of each language.
3.2.4 AA Consistent Identification | Does the same function have the same name and icon everywhere? | Person: Does each icon and button have the same name wherever it does the same? Rules decide this for links in header and footer.
3.2.5 AAA Change on Request | Do page, tab and language change only when users ask for it, and after an announcement? | Person: Do links that open a tab say so before? Rules decide that neither time nor the focus nor a letter opens or changes anything.
3.2.6 A Consistent Help | Is the way to get help in the same place on every page? | Decided: The way to get help is a link in the header or the footer. Rules compare the order of these links on all pages of each language. Help in other places is not tested.
3.3.1 A Error Identification | Is each input error described in text? | Person: Is each input error described? Rules decide that fields are marked up correctly.
3.3.2 A Labels or Instructions | Does each field have a label or instructions? | Person: Are labels and instructions sufficient? Rules decide whether each field has a label.
3.3.3 AA Error Suggestion | Does each input error come with a suggestion, if one is known?
3.3.4 AA Error Prevention (Legal, Financial, Data) | Can users reverse, check or confirm each submission that binds them?
3.3.5 AAA Help | Is there help in context for each input?
3.3.6 AAA Error Prevention (All) | Can users reverse, check or confirm every submission?
3.3.7 A Redundant Entry | Is no information requested twice?
3.3.8 AA Accessible Authentication (Minimum) | Can users log in without a cognitive test?
3.3.9 AAA Accessible Authentication (Enhanced) | Can users log in without a cognitive test, and without recognizing objects?
4.1.2 A Name, Role, Value | Can programs determine the name, role and state of each control? | Person: Does a screen reader announce the right role and state of each control? Rules decide that roles and states are valid ARIA, not that they are true.
4.1.3 AA Status Messages | Is each status message announced without moving the focus? | Person: Do screen readers announce each message, and at a good moment? Rules decide that a message appears once, politely and with its visible text, in a live region that existed before.`;

const lines = table.trim().split('\n');

export const criteria = lines.map((line) => {
  const [heading = '', question = '', limit = ''] = line.split(' | ');
  const [number = '', level, ...name] = heading.split(' ');
  const [, decided] = /^Decided: (.+)$/.exec(limit) ?? [];
  const [, remainder] = /^Person: (.+)$/.exec(limit) ?? [];
  return { number, level: level as Level, name: name.join(' '), question, decided, remainder };
});

const levelByNumber = new Map(criteria.map(({ number, level }) => [number, level]));

/** @example isWithinLevel('1.4.6', 'AA') // => false */
export const isWithinLevel = (number: string, level: Level): boolean =>
  levels.indexOf(levelByNumber.get(number)!) <= levels.indexOf(level);

export const toLowestLevel = (numbers: readonly string[]): Level | undefined =>
  levels.find((level) => numbers.some((number) => isWithinLevel(number, level)));

/**
 * Keeps the order of the rule's criteria, because `toViolation` assigns the first criterion to a violation
 * that has no criteria.
 */
export const listCoveredCriteria = ({ criteria: own }: RuleMetadata, variant: Variant): string[] =>
  Object.entries(own)
    .filter(([, part]) => typeof part === 'string' || !('in' in part) || part.in!(variant))
    .map(([number]) => number);

/** A page that fails the criterion on the left also fails the stricter criterion on the right. */
const stricterCriteria: Readonly<Record<string, string>> = {
  '1.4.3': '1.4.6',
  '1.4.5': '1.4.9',
  '2.1.1': '2.1.3',
  '2.2.1': '2.2.3',
  '2.3.1': '2.3.2',
  '2.4.4': '2.4.9',
  '2.4.7': '2.4.13',
  '2.4.11': '2.4.12',
  '2.5.8': '2.5.5',
  '3.3.4': '3.3.6',
  '3.3.8': '3.3.9',
};

export const listFailedCriteria = ({ criteria: own }: { criteria: readonly string[] }): string[] =>
  own.flatMap((number) => [number, stricterCriteria[number] ?? []].flat());

/** @example toUnderstanding('Pause, Stop, Hide') // => 'https://www.w3.org/…/pause-stop-hide' */
export function toUnderstanding(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slug}`;
}
