/** Red, green, blue (0 to 255) and alpha (0 to 1). */
export type Rgba = [number, number, number, number];

export function createColorTools() {
  let canvas: OffscreenCanvasRenderingContext2D | null = null;
  return {
    /** Reads a color in any notation of CSS. */
    toRgba(color: string): Rgba {
      canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    },
    /** https://www.w3.org/TR/WCAG22/#dfn-large-scale */
    isLargeText: ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
      parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
    isFilledByBackground: (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundClip.includes('text') ||
        audit.isFilledByBackground(audit.parentOf(element))),
    /** Alpha includes the opacity of the element and its ancestors. */
    textColorOf(element: Element): Rgba {
      const { fill, webkitTextFillColor } = getComputedStyle(element);
      const hasFill = element instanceof SVGElement && !/^(?:none|url)/.test(fill);
      const [red, green, blue, alpha] = audit.toRgba(hasFill ? fill : webkitTextFillColor);
      let opacity = alpha;
      for (let one: Element | null = element; one; one = audit.parentOf(one)) {
        const style = getComputedStyle(one);
        opacity *= Number(style.opacity) * Number(/opacity\((.*?)\)/.exec(style.filter)?.[1] ?? 1);
      }
      return [red, green, blue, opacity];
    },
  };
}
