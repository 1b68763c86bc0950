import { Anchor } from '@mantine/core';
import { siteConfig } from '../site/config.ts';
import classes from './EmailLink.module.css';

type EmailLinkProps = { className?: string };

export function EmailLink({ className }: EmailLinkProps) {
  return (
    <Anchor
      href={`mailto:${siteConfig.contactEmail}`}
      className={className ?? classes.link!}
      inherit
      translate="no"
      dir="ltr"
    >
      {siteConfig.contactEmail}
    </Anchor>
  );
}
