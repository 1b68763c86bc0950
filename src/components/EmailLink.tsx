import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { siteConfig } from '../site/config.ts';
import classes from './EmailLink.module.css';

type EmailLinkProps = { className?: string };

/** The address can wrap between these parts, at a `<wbr>`. Copying the address does not copy the `<wbr>`. */
const parts = siteConfig.contactEmail.replaceAll('@', '@\n').replaceAll('.', '\n.').split('\n');

export function EmailLink({ className }: EmailLinkProps) {
  return (
    <Anchor
      href={`mailto:${siteConfig.contactEmail}`}
      // Without `aria-label`, Chromium puts a space for each <wbr> into the accessible name.
      aria-label={siteConfig.contactEmail}
      className={className ?? classes.link!}
      inherit
      translate="no"
    >
      {/* This element has two purposes. In the footer, the link is a flex container. Without this element,
          each <wbr> would be a flex item.
          This element also has the `dir`. If the link had it, a browser would report a layout shift
          (`hydration.e2e.ts`), which it does if the start edge of an element moves. The start edge of the link
          would be the left edge, which moves on a right-to-left page while the text arrives. */}
      <span className={classes.address} dir="ltr">
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The parts never change, and two may be equal.
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </Anchor>
  );
}
