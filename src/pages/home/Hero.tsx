import { Badge, Button, Container, Text, Title } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';
import { Link } from 'react-router-dom';
import { facts } from '../../site/facts.ts';
import { products } from '../../site/products.ts';
import picture from './hero.svg';
import classes from './Hero.module.css';

export function Hero() {
  const { t, text, languageOf, nameOf } = useTexts('home');
  const badges = [
    { id: 'launch', words: text(($) => $.home.hero.badges.launch, { year: facts.launchYear }) },
    { id: 'earlyAccess', words: text(($) => $.home.hero.badges.earlyAccess) },
    { id: 'tools', words: text(($) => $.home.hero.badges.tools, { count: products.length }) },
  ];
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <Container className={classes.columns!}>
        <div>
          <Title order={1} id="hero-title" className={classes.title!}>
            {text(($) => $.home.hero.title)}
          </Title>
          <Text className={classes.text!}>{text(($) => $.home.hero.text)}</Text>
          <Button component={Link} to="/#products" size="lg">
            {text(($) => $.home.hero.getStarted)}
          </Button>
          <ul className={classes.badges} {...nameOf(($) => $.home.hero.badges.label)}>
            {badges.map(({ id, words }) => (
              <li key={id}>
                <Badge variant="outline">{words}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <img
          className={classes.picture}
          src={picture}
          alt={t(($) => $.home.hero.picture)}
          {...languageOf(($) => $.home.hero.picture)}
          width={640}
          height={520}
          fetchPriority="high"
        />
      </Container>
    </section>
  );
}
