import { Button, Container, SimpleGrid, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.tsx';
import { Link, useLocation } from 'react-router-dom';
import classes from './NotFoundPage.module.css';
import picture from './unfinished.svg';

export function NotFoundPage() {
  const { t, text, languageOf } = useTexts('notFound');
  useLogVisit();
  const code = <span className={classes.code} />;
  const words = <span className={classes.words} />;
  return (
    <Container>
      <SimpleGrid className={classes.page!} cols={{ base: 1, md: 2 }} spacing="xxxl">
        <div>
          <Title order={1}>{text(($) => $.notFound.title, {}, { code, words })}</Title>
          <Text mt="md" mb="xl" c="dimmed">
            {text(($) => $.notFound.text)}
          </Text>
          <Button component={Link} to="/" size="lg">
            {text(($) => $.notFound.home)}
          </Button>
        </div>
        <img
          className={classes.picture}
          src={picture}
          alt={t(($) => $.notFound.picture)}
          {...languageOf(($) => $.notFound.picture)}
          width={480}
          height={300}
        />
      </SimpleGrid>
    </Container>
  );
}

/** The customer requires one log entry for each visit. Without the ref, StrictMode would add a second one. */
function useLogVisit() {
  const { pathname } = useLocation();
  const logged = useRef('');
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    // The path of React Router lacks the language, because the language is the basename.
    const address = window.location.pathname;
    console.error('404: a visitor asked for a page that does not exist:', address);
  }, [pathname]);
}
