import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowUpRight, IconCheck, IconInfoSmall } from '@tabler/icons-react';
import { useTexts } from '../../i18n/useTexts.tsx';
import { defaultLocale } from '../../i18n/urls.ts';
import { toProductKey, type Product } from '../../site/products.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { pictures } from './pictures.ts';
import classes from './ProductCard.module.css';

type ProductCardProps = { product: Product };

export function ProductCard({ product }: ProductCardProps) {
  const { t, text } = useTexts('home');
  const { id, status, color } = product;
  const logo = pictures[`./logos/${id}.svg`];
  return (
    <Card className={classes.card!} padding="card" style={toCardColors(color)}>
      <Card.Section className={classes.picture!}>
        {/* The `!` is safe, because the build fails if a product has no picture. */}
        <BeforeAfter picture={pictures[`./pictures/${id}.svg`]!} alt="" loading="lazy" />
      </Card.Section>
      <div className={classes.heading}>
        {logo && <img src={logo} alt="" width={44} height={44} loading="lazy" />}
        <Title order={3} className={classes.name!} translate="no" lang={defaultLocale}>
          {t(($) => $.home.products[toProductKey(id)].name)}
        </Title>
      </div>
      <Badge variant="plain" data-status={status}>
        {text(($) => $.home.products.status[status])}
      </Badge>
      <Text className={classes.tagline!} mt="sm" mb="lg">
        {text(($) => $.home.products[toProductKey(id)].tagline)}
      </Text>
      <ProductAction product={product} />
    </Card>
  );
}

const toCardColors = (color: Product['color']) =>
  Object.fromEntries(
    [1, 4, 6, 9].map((shade) => [
      `--card-color-${shade}`,
      `var(--mantine-color-${color}-${shade})`,
    ]),
  );

const toastKeys = { live: 'redirecting', beta: 'beta', 'coming-soon': 'comingSoon' } as const;

type ProductActionProps = { product: Product };

/** If a button used the heading for its `aria-labelledby`, Orca would not read the heading. */
function ProductAction({ product: { id, status, url } }: ProductActionProps) {
  const { t, text, nameOf } = useTexts(['common', 'home']);
  const name = t(($) => $.home.products[toProductKey(id)].name);
  const hintId = `${id}-hint`;

  const message = text(($) => $.common.toast[toastKeys[status]], { product: name });

  if (url === undefined) {
    const icon = <IconInfoSmall aria-hidden size={28} stroke={2.5} />;
    const label = t(($) => $.home.products.learnMore);
    return (
      <Button
        variant="default"
        className={classes.scripted!}
        {...nameOf(($) => $.home.products.learnMoreName, { label, product: name })}
        onClick={() => notifications.show({ icon, message })}
      >
        {text(($) => $.home.products.learnMore)}
      </Button>
    );
  }
  const icon = <IconCheck aria-hidden size={28} stroke={2.5} />;
  const label = t(($) => $.home.products.launch);
  return (
    <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        {...nameOf(($) => $.home.products.launchName, { label, product: name })}
        aria-describedby={hintId}
        rightSection={<IconArrowUpRight aria-hidden className={classes.arrow} size={20} />}
        onClick={(event) => {
          // Without this check, a double click would open two tabs.
          if (event.detail > 1) event.preventDefault();
          else notifications.show({ color: 'green', icon, message });
        }}
      >
        {text(($) => $.home.products.launch)}
      </Button>
      {/* In narrow cards, the small flex basis keeps the hint beside the button, in several lines. */}
      <Text id={hintId} flex="1 1 5.5rem" size="sm" c="dimmed">
        {text(($) => $.common.externalLink.newTab)}
      </Text>
    </Group>
  );
}
