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
1.1.1 A Non-text Content | Has each informative image a text alternative, and is each decorative one hidden? | Person: Is each text alternative right, in each language, and is each hidden image really decorative?
1.2.1 A Audio-only and Video-only (Prerecorded) | Has each recording of sound or of moving images alone an alternative? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.2 A Captions (Prerecorded) | Has each video with sound captions? | Person: Do the captions say what is heard? Rules decide only whether there is a video, and a track.
1.2.3 A Audio Description or Media Alternative (Prerecorded) | Has each video an audio description or a text that replaces it? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.4 AA Captions (Live) | Has live sound captions? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.5 AA Audio Description (Prerecorded) | Has each video an audio description? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.6 AAA Sign Language (Prerecorded) | Is each video with sound interpreted in sign language? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.7 AAA Extended Audio Description (Prerecorded) | Is there an extended audio description where pauses are too short? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.8 AAA Media Alternative (Prerecorded) | Has each recording a text that replaces it? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.2.9 AAA Audio-only (Live) | Has live sound a text alternative? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.3.1 A Info and Relationships | Is what looks like a heading, a list or a group one in the markup as well? | Person: Does anything look like a heading, a list or a group that is none in the markup? Rules decide that those in the markup are correct.
1.3.2 A Meaningful Sequence | Does the page make sense when it is read in the order of its markup? | Person: Does the text make sense when it is read without a break? Rules decide that the order read is the order seen.
1.3.3 A Sensory Characteristics | Does any text, in any language, refer to things by shape, color, place or sound alone?
1.3.4 AA Orientation | Does the page work in portrait and in landscape? | Decided: Every text of a wide viewport is there in a portrait one too, and no style rotates the page. No device was rotated by hand.
1.3.5 AA Identify Input Purpose | Does each field for data of the user name its purpose to programs? | Person: Is each purpose the right one? Rules decide that autocomplete is valid where it is written.
1.3.6 AAA Identify Purpose | Can a program tell the purpose of regions, controls and icons?
1.4.1 A Use of Color | Is everything that color conveys conveyed in another way as well? | Person: Does color alone convey any information, such as a state or a warning? Rules decide for links in sentences.
1.4.2 A Audio Control | Can sound that plays by itself be stopped? | Person: Can it? Rules decide only whether the page has sound, and whether it plays by itself.
1.4.3 AA Contrast (Minimum) | Has all text a contrast of 4.5:1, or 3:1 where it is large, in both schemes? | Decided: Every text is measured in pixels, over images and colors: on style samples in every scheme, elsewhere in dark and in open states, where the style is the same. Texts of controls are measured under the pointer and pressed too. Text inside an image belongs to 1.4.5.
1.4.4 AA Resize Text | Is nothing lost when text has twice its size? | Decided: The root’s font size is doubled, as a browser’s setting does, at 320 and 1280 px: no text is cut off, covered or gone, and no image is gone. In overlays only text that is cut off is found. A zoom of 400 % is the narrow viewport of 1.4.10; one of 200 %, a viewport of 640 px, is not tested.
1.4.5 AA Images of Text | Is all text real text, and none of it an image? | Person: Do images contain letters?
1.4.6 AAA Contrast (Enhanced) | Has all text a contrast of 7:1, or 4.5:1 where it is large, in both schemes? | Decided: As for 1.4.3.
1.4.7 AAA Low or No Background Audio | Is speech free of background sound, or is that quiet or switchable? | Person: Is that so, where there is any? Rules decide only whether the page has sound or video.
1.4.8 AAA Visual Presentation | Are lines short, spaced and not justified, and can the user choose colors? | Person: Can a user choose the colors? Are lines short, 1.5 high, not justified, and paragraphs apart? Rules decide that text of twice the size needs no horizontal scrolling.
1.4.9 AAA Images of Text (No Exception) | Is no text an image, logos aside? | Person: Do images contain letters?
1.4.10 AA Reflow | Is everything there at 320 px, without scrolling in two directions? | Decided: 320 × 256 is 1280 × 1024 at a zoom of 400 %. Nothing reaches out of it, nothing inside but a table scrolls sideways, no text is cut off, and no text and no image of the wide page is gone. Controls are compared by their text, so that a link may be repeated elsewhere.
1.4.11 AA Non-text Contrast | Do controls, focus indicators and informative graphics have a contrast of 3:1? | Person: Do informative graphics outside controls stand out? Rules decide for controls, their icons and states, and the focus.
1.4.12 AA Text Spacing | Is nothing cut off when the user spaces text? | Decided: The spacing that the criterion names is set at 320 and 1280 px: no text is cut off, covered or gone; in overlays only text that is cut off is found.
1.4.13 AA Content on Hover or Focus | Can what appears on hover or focus be dismissed, hovered and read at leisure? | Decided: Every control of style samples was hovered and focused at 320 × 256 and 1280 × 800, and nothing appeared within two seconds. A skip link is itself the control that has the focus. Tooltips of the browser (title) are not the criterion’s.
2.1.1 A Keyboard | Can everything be done with the keyboard alone? | Person: Does each control do the same by keyboard as by mouse? Rules decide that Tab reaches each in every language, and that Enter and Space click it on style samples.
2.1.2 A No Keyboard Trap | Does the Tab key lead out of everything that it leads into? | Decided: Tab leads through each page to its end and Shift with Tab back, with overlays open too; a control that it cannot leave is a violation. Frames and fields that ask for other keys are not tested.
2.1.3 AAA Keyboard (No Exception) | Can everything, without exception, be done with the keyboard? | Person: Does anything that is no control react to a pointer? Rules decide for controls.
2.1.4 A Character Key Shortcuts | Does a single letter, digit or sign do anything? | Decided: Each Latin letter, each digit and common signs are pressed on style samples, with overlays open too; other pages have the same scripts.
2.2.1 A Timing Adjustable | Does anything end or vanish by itself? | Decided: The page’s clock advances by a minute and by a day, with overlays open too, and everything stays. A session that a server ends is not tested.
2.2.2 A Pause, Stop, Hide | Does anything move, blink or update by itself? | Decided: No animation of a style runs, there is no video and no canvas, and nothing changes while the page’s clock advances by a minute and by a day. The files of images are not tested.
2.2.3 AAA No Timing | Does anything have to be done within a time? | Decided: As for 2.2.1.
2.2.4 AAA Interruptions | Does anything interrupt the user unasked? | Person: Is what comes unasked, in a state of its own, an interruption, and can the user postpone it? Rules decide that nothing else comes by itself.
2.2.5 AAA Re-authenticating | Is data kept when a session ends and the user logs in again?
2.2.6 AAA Timeouts | Are users told of timeouts that lose data?
2.3.1 A Three Flashes or Below Threshold | Does anything flash more than three times a second? | Decided: Nothing moves by itself: no style, video or canvas, and nothing changes while time passes (2.2.2). Smooth scrolling is no flash.
2.3.2 AAA Three Flashes | Does anything flash more than three times a second? | Decided: As for 2.3.1.
2.3.3 AAA Animation from Interactions | Does nothing move for a user who prefers reduced motion? | Person: Does a script move anything nevertheless? Rules decide that no style does.
2.4.1 A Bypass Blocks | Does the first press of Tab offer a way past the header? | Decided: On every page the first tab stop is a skip link, and Enter moves the focus to the main content. Headings and landmarks belong to 1.3.1.
2.4.2 A Page Titled | Does each title describe its page? | Person: Does the text of each title describe the page, in each language? Rules decide that there is a title.
2.4.3 A Focus Order | Does the focus move in an order that makes sense, after an action too? | Person: Does the focus go where a user expects it after each action? Rules decide that it follows what is seen and is never lost.
2.4.4 A Link Purpose (In Context) | Does each link say with its context where it leads? | Person: Does it, in each language? Rules decide that each link has a name, and that links with the same name lead to the same place.
2.4.5 AA Multiple Ways | Are there two ways to each page? | Person: Is there a second way beside the links in the text, such as a footer with all pages? Rules decide that pages link to each other.
2.4.6 AA Headings and Labels | Do headings and labels describe what they stand for? | Person: Do they, in each language? Rules decide that none is empty or repeated.
2.4.7 AA Focus Visible | Is it always visible where the focus is? | Decided: 2.4.13 measures more than this criterion asks.
2.4.8 AAA Location | Can a user tell where in the site a page is? | Person: Does a user who comes from elsewhere know where they are?
2.4.9 AAA Link Purpose (Link Only) | Does each link say by itself where it leads? | Person: Does it, in each language? Rules decide that links with the same name lead to the same place.
2.4.10 AAA Section Headings | Has each section a heading? | Person: Does a part of the text lack a heading? Rules decide for sections of the markup.
2.4.11 AA Focus Not Obscured (Minimum) | Is what has the focus never covered as a whole? | Decided: At every tab stop, at 320 and 1280 px, with overlays open too, points 8 px apart are tested; none may be covered, which is more than this criterion asks.
2.4.12 AAA Focus Not Obscured (Enhanced) | Is no part of what has the focus covered? | Decided: At every tab stop, at 320 and 1280 px, with overlays open too, points 8 px apart are tested, and the outline has to lie in the viewport. Less than 8 px, or a round corner, would not be found.
2.4.13 AAA Focus Appearance | Is the focus indicator 2 px or thicker, with a contrast of 3:1 against the unfocused state? | Decided: The pixels that the focus changes by 3:1 are counted and compared with a line of 2 px around the control, on style samples, in light, dark, more contrast and forced colors, and in overlays; header and footer on one page.
2.5.1 A Pointer Gestures | Does anything need two fingers or a drawn path? | Person: Does anything react to a drawn path or to two fingers? Rules decide that a single press without a drag sends a click to each control, or moves it if it is a slider.
2.5.2 A Pointer Cancellation | Does a press act only on release, on the control? | Decided: Every control of style samples is pressed with the mouse and released elsewhere, and touched by a simulated finger that is cancelled; other pages have the same scripts.
2.5.3 A Label in Name | Does the name of each control contain its visible text? | Decided: Two engines compare the visible text of each control with its name, in every language. Speech input was not tried; the criterion does not ask it.
2.5.4 A Motion Actuation | Does anything react to how a device is moved? | Person: Can it be operated and disabled otherwise?
2.5.5 AAA Target Size (Enhanced) | Is each target outside a sentence 44 px wide and high? | Decided: Every control is measured on every page: when loaded in three viewports, in each other state in two. A control within a line of text needs 24 px.
2.5.6 AAA Concurrent Input Mechanisms | Can touch, mouse and keyboard be alternated at any time? | Person: Does a phone, or a laptop with a touch screen, accept all of them? Rules decide for a simulated finger.
2.5.7 AA Dragging Movements | Does anything have to be dragged? | Person: Does anything react to dragging? Rules decide that a single press without a drag sends a click to each control, or moves it if it is a slider.
2.5.8 AA Target Size (Minimum) | Is each target 24 px wide and high, or far from the next? | Decided: axe measures every control, with the exceptions of the criterion, in three viewports.
3.1.1 A Language of Page | Does each page declare its language? | Decided: The language tag is valid and is the one that the page was made for. Whether the text is in that language belongs to 3.1.2.
3.1.2 AA Language of Parts | Is each part in another language marked as such? | Person: Is there an unmarked word of another language in the same script? Rules decide for other scripts and for untranslated text.
3.1.3 AAA Unusual Words | Is each unusual word explained where it is used, in each language?
3.1.4 AAA Abbreviations | Is each abbreviation spelled out or explained, in each language? | Person: Is each explanation right? Is there an unexplained abbreviation in lower case, with periods, or in a script without capitals? Rules decide for two or more capitals in a row.
3.1.5 AAA Reading Level | Can the text be read after nine years of school, or is there a simpler one, in each language?
3.1.6 AAA Pronunciation | Is there a word whose meaning depends on its pronunciation?
3.2.1 A On Focus | Does nothing happen because a control gets the focus? | Decided: The focus is set on every control in turn, in overlays too, on style samples; the page, its address and its tabs stay as they were.
3.2.2 A On Input | Does nothing happen because a setting is changed, unless the user was told? | Person: Does it? Rules decide for forms without a submit button.
3.2.3 AA Consistent Navigation | Are header and footer in the same order on every page? | Decided: The links of header and footer are compared over all pages of each language, in number, order and name.
3.2.4 AA Consistent Identification | Has the same thing the same name and icon everywhere? | Person: Has each icon and button one name wherever it does the same? Rules decide for links of header and footer.
3.2.5 AAA Change on Request | Do page, tab and language change only when the user asks, and announced? | Person: Do links that open a tab say so before? Rules decide that neither time, focus nor a letter opens or changes anything.
3.2.6 A Consistent Help | Is the way to get help in the same place on every page? | Decided: Help is a link of header or footer, whose order is compared over all pages of each language. Help elsewhere is not tested.
3.3.1 A Error Identification | Is each input error named in text? | Person: Is it? Rules decide that fields are marked up correctly.
3.3.2 A Labels or Instructions | Has each field a label or an instruction? | Person: Are they sufficient? Rules decide whether a label is there.
3.3.3 AA Error Suggestion | Is a correction suggested where one is known?
3.3.4 AA Error Prevention (Legal, Financial, Data) | Can what binds the user be reversed, checked or confirmed?
3.3.5 AAA Help | Is there help in context for each input?
3.3.6 AAA Error Prevention (All) | Can every submission be reversed, checked or confirmed?
3.3.7 A Redundant Entry | Does nothing have to be entered twice?
3.3.8 AA Accessible Authentication (Minimum) | Does a login work without a cognitive test?
3.3.9 AAA Accessible Authentication (Enhanced) | Does a login work without a cognitive test, recognizing objects included?
4.1.2 A Name, Role, Value | Can a program tell name, role and state of each control? | Person: Does a screen reader say role and state of each control as it is meant? Rules decide that roles and states are valid ARIA, not that they are true.
4.1.3 AA Status Messages | Is each status message announced without moving the focus? | Person: Do screen readers announce each message, and at a good moment? Rules decide that a message is put once, politely and with its visible text, into a live region that was there before.`;

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
