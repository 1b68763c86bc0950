/** Maps the path of each picture, such as `./pictures/home.svg`, to its address. */
export const pictures = import.meta.glob<string>('./{pictures,logos}/*.svg', {
  eager: true,
  import: 'default',
});
