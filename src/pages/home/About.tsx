import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { IconBolt, IconBulb, IconEye, IconUsers } from '@tabler/icons-react';
import { useTexts } from '../../i18n/useTexts.tsx';
import { Section } from '../../components/Section.tsx';
import { facts } from '../../site/facts.ts';
import classes from './About.module.css';

const values = [
  { id: 'innovation', Icon: IconBulb },
  { id: 'user', Icon: IconEye },
  { id: 'community', Icon: IconUsers },
  { id: 'fast', Icon: IconBolt },
] as const;

const storyProps = { maw: 'var(--site-measure)', pe: 'sm', size: 'lg' };

export function About() {
  const { text, nameOf } = useTexts('home');
  return (
    <Section id="about" title={text(($) => $.home.about.title)}>
      <SimpleGrid
        // The spacing `paragraph` is in `lh`, so the grid needs the font size of its paragraphs.
        fz="lg"
        mt="lg"
        cols={{ base: 1, md: 2 }}
        spacing="lg"
        verticalSpacing="paragraph"
      >
        <Text {...storyProps}>{text(($) => $.home.about.story, { year: facts.foundedYear })}</Text>
        <Text {...storyProps}>{text(($) => $.home.about.independent)}</Text>
      </SimpleGrid>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: 4 }}
        spacing="lg"
        mt="xxl"
        {...nameOf(($) => $.home.about.valuesTitle)}
      >
        {values.map(({ id, Icon }) => (
          <li key={id}>
            <Card h="100%" padding="card">
              <Icon aria-hidden size={32} stroke={1.75} className={classes.icon} />
              <Title order={3} mt="md" mb="xs">
                {text(($) => $.home.about.values[id].title)}
              </Title>
              <Text>{text(($) => $.home.about.values[id].text)}</Text>
            </Card>
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
