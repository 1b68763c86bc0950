import { Badge, Button, Container, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { facts } from '../../site/facts.ts';
import { products } from '../../site/products.ts';
import picture from './hero.svg';
import classes from './Hero.module.css';

export function Hero() {
  const { t } = useTranslation('home');
  const badges = [
    t(($) => $.home.hero.badges.launch, { year: facts.launchYear }),
    t(($) => $.home.hero.badges.earlyAccess),
    t(($) => $.home.hero.badges.tools, { count: products.length }),
  ];
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <Container className={classes.columns!}>
        <div>
          <Title order={1} id="hero-title" className={classes.title!}>
            {t(($) => $.home.hero.title)}
          </Title>
          <Text className={classes.text!}>{t(($) => $.home.hero.text)}</Text>
          <Button component={Link} to="/#products" size="lg">
            {t(($) => $.home.hero.getStarted)}
          </Button>
          <ul className={classes.badges} aria-label={t(($) => $.home.hero.badges.label)}>
            {badges.map((badge) => (
              <li key={badge}>
                <Badge variant="outline">{badge}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <img
          className={classes.picture}
          src={picture}
          alt={t(($) => $.home.hero.picture)}
          width={640}
          height={520}
          fetchPriority="high"
        />
      </Container>
    </section>
  );
}
