import { Badge, Button, Container, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/useTexts.tsx';
import { facts } from '../../site/facts.ts';
import { products } from '../../site/products.ts';
import { HeroPicture } from './HeroPicture.tsx';
import classes from './Hero.module.css';

export function Hero() {
  const { text, nameOf } = useTexts('home');
  const badges = [
    { id: 'launch', label: text(($) => $.home.hero.badges.launch, { year: facts.launchYear }) },
    { id: 'earlyAccess', label: text(($) => $.home.hero.badges.earlyAccess) },
    { id: 'tools', label: text(($) => $.home.hero.badges.tools, { count: products.length }) },
  ];
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <Container className={classes.columns!}>
        <div className={classes.words}>
          <Title order={1} id="hero-title" className={classes.title!}>
            {text(($) => $.home.hero.title)}
          </Title>
          <Text className={classes.text!} size="lg" c="dimmed">
            {text(($) => $.home.hero.text)}
          </Text>
          <Button component={Link} to="/#products" size="lg">
            {text(($) => $.home.hero.getStarted)}
          </Button>
        </div>
        <HeroPicture />
        <ul className={classes.badges} {...nameOf(($) => $.home.hero.badges.label)}>
          {badges.map(({ id, label }) => (
            <li key={id}>
              <Badge variant="plain">{label}</Badge>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
