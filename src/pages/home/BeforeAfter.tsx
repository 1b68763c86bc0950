import type { ComponentProps } from 'react';
import classes from './BeforeAfter.module.css';

type BeforeAfterProps = {
  /** This is the address of an SVG with the views `#before` and `#after`. */
  picture: string;
} & Pick<ComponentProps<'img'>, 'alt' | 'lang' | 'dir' | 'loading' | 'fetchPriority'>;

export function BeforeAfter({ picture, alt, lang, dir, ...image }: BeforeAfterProps) {
  return (
    <div className={classes.scene}>
      <img {...image} src={`${picture}#before`} alt={alt} lang={lang} dir={dir} />
      <img {...image} src={`${picture}#after`} alt="" className={classes.after} />
    </div>
  );
}
