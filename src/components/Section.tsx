import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  id: string;
  title: ReactNode;
  tone?: 'band' | 'night';
  children: ReactNode;
};

export function Section({ id, title, tone, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={classes.section} data-tone={tone} aria-labelledby={titleId}>
      <Container>
        <Title order={2} id={titleId} className={classes.title!} mb="md">
          {title}
        </Title>
        {children}
      </Container>
    </section>
  );
}
