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
      {/* In the footer, the link is a flex container. Without this element, each <wbr> would be a flex item.
          On a right-to-left page, the left edge of the link moves while the text arrives. If the link had the
          `dir`, the left edge would be its start edge. Browsers report a layout shift if a start edge moves
          (`hydration.e2e.ts`). */}
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
