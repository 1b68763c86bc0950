/** Red, green, blue (0 to 255) and alpha (0 to 1). */
export type Rgba = [number, number, number, number];

export function createColorTools() {
  let canvas: OffscreenCanvasRenderingContext2D | null = null;
  return {
    /** Reads any notation of CSS. */
    toRgba(color: string): Rgba {
      canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    },
    /** The color of an element's letters, with the opacity of all that it stands in. */
    textColorOf(element: Element): Rgba {
      const [red, green, blue, alpha] = audit.toRgba(getComputedStyle(element).webkitTextFillColor);
      let through = alpha;
      for (let one: Element | null = element; one; one = one.parentElement)
        through *= Number(getComputedStyle(one).opacity);
      return [red, green, blue, through];
    },
  };
}
