import type { RuleMetadata, Variant } from '../model.ts';

export const levels = ['A', 'AA', 'AAA'] as const;
export type Level = (typeof levels)[number];

export type Criterion = (typeof criteria)[number];

/**
 * Each line has a success criterion of WCAG 2.2, a question and perhaps a note:
 * - “Decided:” explains why rules can decide the criterion without a person.
 * - “Person:” describes what a person still has to check.
 *
 * The table is a string, because each criterion would take eight lines as an object.
 */
const table = `
1.1.1 A Non-text Content | Does each informative image have a text alternative, and is each decorative image hidden from screen readers? | Person: Is each text alternative right in each language, and is each hidden image really decorative?
1.2.1 A Audio-only and Video-only (Prerecorded) | Does each recording of only sound or only moving images have an alternative? | Person: Does each recording have one? Rules check only whether the page has sound or video.
1.2.2 A Captions (Prerecorded) | Does each video with sound have captions? | Person: Do the captions contain everything that is heard? Rules check only whether there is a video, and whether it has a track.
1.2.3 A Audio Description or Media Alternative (Prerecorded) | Does each video have an audio description or a text alternative? | Person: Does each video have one? Rules check only whether the page has sound or video.
1.2.4 AA Captions (Live) | Does live sound have captions? | Person: Are there captions? Rules check only whether the page has sound or video.
1.2.5 AA Audio Description (Prerecorded) | Does each video have an audio description? | Person: Does each video have one? Rules check only whether the page has sound or video.
1.2.6 AAA Sign Language (Prerecorded) | Is each video with sound interpreted in sign language? | Person: Is each video interpreted? Rules check only whether the page has sound or video.
1.2.7 AAA Extended Audio Description (Prerecorded) | Does each video whose pauses are too short for an audio description have an extended one? | Person: Does each of these videos have one? Rules check only whether the page has sound or video.
1.2.8 AAA Media Alternative (Prerecorded) | Does each recording have a text alternative? | Person: Does each recording have one? Rules check only whether the page has sound or video.
1.2.9 AAA Audio-only (Live) | Does live sound have a text alternative? | Person: Is there a text alternative? Rules check only whether the page has sound or video.
1.3.1 A Info and Relationships | Is everything that looks like a heading, a list or a group also marked up as one? | Person: Does anything look like a heading, a list or a group without being marked up as one? Rules check that the headings, lists and groups in the markup are correct.
1.3.2 A Meaningful Sequence | Does the page make sense in the order of its markup? | Person: Does the text make sense when it is read aloud without a break? Rules check that the order of the markup is the visible order.
1.3.3 A Sensory Characteristics | Does any text, in any language, refer to something only by its shape, color, place or sound?
1.3.4 AA Orientation | Does the page work in portrait and in landscape orientation? | Decided: Every text that is visible in a wide viewport is also visible in a portrait viewport, and no style rotates the page. No device was rotated by hand.
1.3.5 AA Identify Input Purpose | Does each field for data about the user state its purpose to programs? | Person: Is each stated purpose right? Rules check that each autocomplete attribute is valid.
1.3.6 AAA Identify Purpose | Can programs determine the purpose of regions, controls and icons?
1.4.1 A Use of Color | Is all information that color conveys also conveyed in another way? | Person: Is any information, such as a state or a warning, conveyed by color alone? Rules check this for links in sentences.
1.4.2 A Audio Control | Can users stop sound that plays by itself? | Person: Can users stop the sound? Rules check only whether the page has sound, and whether the sound plays by itself.
1.4.3 AA Contrast (Minimum) | Does all text have a contrast of 4.5:1, or of 3:1 if it is large, in both color schemes? | Decided: The contrast of texts is measured in pixels, also over images. Values of fields, text of disabled controls and text that has to be scrolled within an element are not measured. The pages in one language for each writing direction are measured in every color scheme. The other languages have the same styles, so they are measured only in the dark scheme and with open overlays. Texts of controls are also measured under the pointer and while they are pressed. Text inside an image belongs to 1.4.5.
1.4.4 AA Resize Text | Is everything still there when text is twice as large? | Decided: At 320 and 1280 px, the font size of the root element is doubled, in the same way as by a setting of the browser. No text is cut off, covered or missing, and no image is missing. In overlays, rules find only text that is cut off. A zoom of 400 % is tested as the narrow viewport of 1.4.10. A zoom of 200 %, which is a viewport of 640 px, is not tested.
1.4.5 AA Images of Text | Is all text real text, and not part of an image? | Person: Do images contain letters?
1.4.6 AAA Contrast (Enhanced) | Does all text have a contrast of 7:1, or of 4.5:1 if it is large, in both color schemes? | Decided: The contrast is measured in the same way as for 1.4.3.
1.4.7 AAA Low or No Background Audio | Is the background of speech silent or quiet, or can users turn it off? | Person: Is the background silent or quiet? Rules check only whether the page has sound or video.
1.4.8 AAA Visual Presentation | Are lines short, spaced and not justified, and can users choose the colors? | Person: Can users choose the colors? Are lines short, 1.5 times as high as the letters and not justified, and is there space between paragraphs? Rules check that text of twice its size needs no horizontal scrolling.
1.4.9 AAA Images of Text (No Exception) | Is all text outside of logos real text, and not part of an image? | Person: Do images contain letters?
1.4.10 AA Reflow | Is all content available at 320 px, without scrolling in two directions? | Decided: A viewport of 320 × 256 px equals 1280 × 1024 px at a zoom of 400 %. Nothing is wider than this viewport, and only tables scroll sideways inside it. No text is cut off. Every text and image of the page in a wide viewport is also there. A text may be in another place.
1.4.11 AA Non-text Contrast | Do controls, focus indicators and informative graphics have a contrast of 3:1? | Person: Do informative graphics outside of controls have enough contrast? Rules check this for controls, for their icons and states, and for the focus indicator.
1.4.12 AA Text Spacing | Is everything still complete when users increase the spacing of text? | Decided: The spacing that the criterion defines is set at 320 and 1280 px. No text is cut off, covered or missing. In overlays, rules find only text that is cut off.
1.4.13 AA Content on Hover or Focus | Can users dismiss, hover and read content that appears on hover or focus? | Decided: At 320 × 256 and 1280 × 800 px, the pointer and the focus are moved to every control, in one language. Nothing appears within two seconds. A skip link does not count, because it is itself the control that has the focus. The criterion excludes tooltips of the browser (title).
2.1.1 A Keyboard | Can users do everything with the keyboard? | Person: Does each control do the same by keyboard as by mouse? Rules check that Tab reaches each control in every language, and in one language that Enter clicks each link and button, and Space each button.
2.1.2 A No Keyboard Trap | Can users leave every part of the page with the Tab key? | Decided: Tab leads through each page to its end, and Shift+Tab leads back, also with open overlays. A control that Tab cannot leave is a violation. Frames, and fields that need other keys, are not tested.
2.1.3 AAA Keyboard (No Exception) | Can users do everything, without exception, with the keyboard? | Person: Does anything react to a pointer without being a control? Rules check that the keyboard operates every link, button and slider. They find other elements only by a handler of React or by the cursor of a control.
2.1.4 A Character Key Shortcuts | Does the page stay the same when a single letter, digit or punctuation mark is pressed? | Decided: Each Latin letter, each digit and common punctuation marks are pressed in one language for each writing direction, also with open overlays. The other languages have the same JavaScript.
2.2.1 A Timing Adjustable | Is the page free of things that end or disappear by themselves? | Decided: The clock of the page advances by a minute and by a day, and nothing disappears. A status message is also there after a day. A session that a server ends is not tested.
2.2.2 A Pause, Stop, Hide | Is the page free of things that move, blink or update by themselves? | Decided: No style animation runs for more than five seconds, and there is no video and no canvas. Nothing changes while the clock of the page advances by a minute and by a day. The files of images are not tested.
2.2.3 AAA No Timing | Is everything free of time limits? | Decided: Rules check this in the same way as 2.2.1.
2.2.4 AAA Interruptions | Are users interrupted only when they request it? | Person: In some page states, content appears by itself. Does it interrupt users? If so, can they postpone it? Rules check that no other content appears by itself.
2.2.5 AAA Re-authenticating | Is data kept when a session ends and the user logs in again?
2.2.6 AAA Timeouts | Are users warned of timeouts that cause a loss of data?
2.3.1 A Three Flashes or Below Threshold | Does everything flash at most three times a second, or not at all? | Decided: No style animation flashes more than three times in a second, the page has no video or canvas, and nothing changes while time passes (2.2.2). Smooth scrolling is not a flash.
2.3.2 AAA Three Flashes | Does everything flash at most three times a second, or not at all? | Decided: Rules check this in the same way as 2.3.1.
2.3.3 AAA Animation from Interactions | Is the page free of motion for users who prefer reduced motion? | Person: Does a script still move anything? Rules check that no style moves anything.
2.4.1 A Bypass Blocks | Does the first press of Tab lead to a link past the header? | Decided: On every page, the first tab stop is a skip link, and Enter on this link moves the focus to the main content. Headings and landmarks belong to 1.3.1.
2.4.2 A Page Titled | Does each title describe its page? | Person: Does each title describe its page, in each language? Rules check that each page has a title.
2.4.3 A Focus Order | Does the focus move in an order that makes sense, also after an action? | Person: Does the focus go where users expect it after each action? Rules check that the focus follows the visible order and is never lost.
2.4.4 A Link Purpose (In Context) | Does each link, together with its context, say where it leads? | Person: Does each link say so, in each language? Rules check that each link has a name, and that links with the same name lead to the same place.
2.4.5 AA Multiple Ways | Are there two ways to each page? | Person: Is there a second way besides the links in the text, such as a footer with links to all pages? Rules check that pages link to each other.
2.4.6 AA Headings and Labels | Do headings and labels describe their topic or purpose? | Person: Do headings and labels describe their topic or purpose, in each language? Rules check that no heading and no label is empty or repeated.
2.4.7 AA Focus Visible | Can users always see which element has the focus? | Decided: Rules measure the focus indicator for 2.4.13, which is stricter.
2.4.8 AAA Location | Can users tell where in the site a page is? | Person: Do users who come from another site know where they are?
2.4.9 AAA Link Purpose (Link Only) | Does each link say by itself where it leads? | Person: Does each link say so, in each language? Rules check that links with the same name lead to the same place.
2.4.10 AAA Section Headings | Does each section have a heading? | Person: Does any part of the text lack a heading? Rules check this for the sections of the markup.
2.4.11 AA Focus Not Obscured (Minimum) | Is at least a part of the focused element always uncovered? | Decided: Rules test points all over the element, at every tab stop, at 320 and 1280 px, also with open overlays. Nothing may cover any of these points, which is stricter than this criterion.
2.4.12 AAA Focus Not Obscured (Enhanced) | Is the whole focused element uncovered? | Decided: Rules test the center of each overlap with another element, and a grid of points at most 8 px apart. The outline has to be in the viewport. This is tested at every tab stop, at 320 and 1280 px, also with open overlays. Rules find neither generated content between these points nor anything in a round corner.
2.4.13 AAA Focus Appearance | Is the focus indicator at least 2 px thick, with a contrast of 3:1 to the unfocused state? | Decided: Rules count the pixels that the focus changes with a contrast of at least 3:1. They compare this number with the pixels of a line of 2 px around the control. They do so in one language for each writing direction, in the light and the dark scheme, in more contrast and forced colors, and in overlays. Header and footer are measured on one page.
2.5.1 A Pointer Gestures | Does everything work without two fingers and without a drawn path? | Person: Does anything react to a drawn path or to two fingers? Rules check that a single press without a drag clicks each control, or moves it if it is a slider.
2.5.2 A Pointer Cancellation | Does a press take effect only when it is released on the control? | Decided: In one language, every control is pressed with the mouse and released elsewhere. It is also touched by a simulated finger whose touch is cancelled. The other languages have the same JavaScript.
2.5.3 A Label in Name | Does the name of each control contain its visible text? | Decided: Two engines compare the visible text of each control with its name, in every language. Speech input was not tried, because the criterion does not require it.
2.5.4 A Motion Actuation | Is the page free of reactions to the movement of a device? | Person: If something reacts, can users do the same in another way, and switch the reaction off?
2.5.5 AAA Target Size (Enhanced) | Is each target outside of sentences at least 44 px wide and high? | Decided: Every control is measured on every page: in three viewports when the page is loaded, and in two viewports in each other state. A control within a line of text needs 24 px.
2.5.6 AAA Concurrent Input Mechanisms | Can users alternate touch, mouse and keyboard at any time? | Person: Does a phone, or a laptop with a touch screen, accept all of them? Rules check this for a simulated finger.
2.5.7 AA Dragging Movements | Does everything work without dragging? | Person: Does anything react to dragging? Rules check that a single press without a drag clicks each control, or moves it if it is a slider.
2.5.8 AA Target Size (Minimum) | Is each target at least 24 px wide and high, or far enough from other targets? | Decided: axe measures every control in three viewports, with the exceptions of the criterion.
3.1.1 A Language of Page | Does each page declare its language? | Decided: The language tag is valid, and is the tag that the configuration has for the page. The language of the text belongs to 3.1.2.
3.1.2 AA Language of Parts | Is each part in another language marked? | Person: Is there an unmarked word of another language in the same script? Rules check this for other scripts and for untranslated text.
3.1.3 AAA Unusual Words | Is each unusual word explained where it is used, in each language?
3.1.4 AAA Abbreviations | Is each abbreviation spelled out or explained, in each language? | Person: Is each explanation right? Is there an unexplained abbreviation in lower case, with periods, or in a script without capitals? Rules check this for two or more capitals in a row.
3.1.5 AAA Reading Level | Can people with nine years of school read the text or a simpler version of it, in each language?
3.1.6 AAA Pronunciation | Is the meaning of every word clear without its pronunciation?
3.2.1 A On Focus | Does everything stay the same when a control gets the focus? | Decided: The focus is moved to every control in one language for each writing direction, also in overlays. The page, its address and the open tabs of the browser stay as they were.
3.2.2 A On Input | When users change a setting, does everything else stay the same, unless they were told before? | Person: Does a setting cause an unexpected change? Rules check this for forms without a submit button.
3.2.3 AA Consistent Navigation | Do header and footer have the same order on every page? | Decided: Rules compare the number, order and names of the links in header and footer, on all pages of each language.
3.2.4 AA Consistent Identification | Does the same function have the same name and icon everywhere? | Person: Does each icon and button have the same name wherever it does the same? Rules check this for links in header and footer.
3.2.5 AAA Change on Request | Do page, tab and language change only when users ask for it, and after an announcement? | Person: Do links that open a tab say so before? Rules check that nothing opens or changes because time passes, the focus moves or a letter is pressed.
3.2.6 A Consistent Help | Is the way to get help in the same place on every page? | Decided: The way to get help is a link in the header or the footer. Rules compare the order of these links on all pages of each language. Help in other places is not tested.
3.3.1 A Error Identification | Is each input error described in text? | Person: Is each input error described? Rules check that fields are marked up correctly.
3.3.2 A Labels or Instructions | Does each field have a label or instructions? | Person: Are labels and instructions sufficient? Rules check whether each field has a label.
3.3.3 AA Error Suggestion | Does each input error come with a suggestion, if one is known?
3.3.4 AA Error Prevention (Legal, Financial, Data) | Can users reverse, check or confirm each submission that binds them?
3.3.5 AAA Help | Is there help in context for each input?
3.3.6 AAA Error Prevention (All) | Can users reverse, check or confirm every submission?
3.3.7 A Redundant Entry | Is each piece of information requested only once?
3.3.8 AA Accessible Authentication (Minimum) | Can users log in without a cognitive test?
3.3.9 AAA Accessible Authentication (Enhanced) | Can users log in without a cognitive test, and without recognizing objects?
4.1.2 A Name, Role, Value | Can programs determine the name, role and state of each control? | Person: Does a screen reader announce the right role and state of each control? Rules check that roles and states are valid ARIA, not that they are true.
4.1.3 AA Status Messages | Is each status message announced without moving the focus? | Person: Do screen readers announce each message, and at a good moment? Rules check that a message is announced once, politely and with its visible text, in a live region that existed before the message.`;

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
