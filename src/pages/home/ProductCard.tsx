import { Badge, Button, Card, Text, Title } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useTexts } from '../../i18n/useTexts.tsx';
import { useToast } from '../../notifications/useToast.tsx';
import { defaultLocale } from '../../i18n/urls.ts';
import { textsOf, type Product } from '../../site/products.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { productLogos, productPictures } from './pictures.ts';
import classes from './ProductCard.module.css';

type ProductCardProps = { product: Product };

export function ProductCard({ product }: ProductCardProps) {
  const { t, text } = useTexts('home');
  const { id, status, color } = product;
  const logo = productLogos[id];
  return (
    <Card className={classes.card!} data-color={color}>
      <div className={classes.picture}>
        {/* The build asks for a picture of each. */}
        <BeforeAfter picture={productPictures[id]!} alt="" loading="lazy" />
      </div>
      <div className={classes.heading}>
        {logo && <img src={logo} alt="" width={44} height={44} loading="lazy" />}
        <Title order={3} className={classes.name!} translate="no" lang={defaultLocale}>
          {t(($) => $.home.products[textsOf(id)].name)}
        </Title>
      </div>
      <Badge data-status={status}>{text(($) => $.home.products.status[status])}</Badge>
      <Text className={classes.tagline!}>{text(($) => $.home.products[textsOf(id)].tagline)}</Text>
      <ProductAction product={product} />
    </Card>
  );
}

type ProductActionProps = { product: Product };

/**
 * Named with its product: a list of buttons would else have the same name five times. The name is a text
 * of its own and does not refer to the heading, because Orca skips an element that labels a control
 * when it reads the page.
 */
function ProductAction({ product }: ProductActionProps) {
  const { t, text, nameOf } = useTexts(['common', 'home']);
  const showToast = useToast();
  const { id, status, url } = product;
  const name = t(($) => $.home.products[textsOf(id)].name);
  const hintId = `${id}-hint`;

  if (url === undefined) {
    const toast =
      status === 'beta'
        ? text(($) => $.common.toast.beta, { product: name })
        : text(($) => $.common.toast.comingSoon, { product: name });
    return (
      <Button
        variant="default"
        // By which a press before hydration finds it again (`load.ts`).
        name={id}
        className={classes.scripted!}
        {...nameOf(($) => $.home.products.learnMoreName, {
          label: t(($) => $.home.products.learnMore),
          product: name,
        })}
        onClick={() => showToast('info', toast)}
      >
        {text(($) => $.home.products.learnMore)}
      </Button>
    );
  }
  // One element for all presses, because `announce` knows a repeat by that.
  const toast = text(($) => $.common.toast.redirecting, { product: name });
  return (
    <div className={classes.action}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        {...nameOf(($) => $.home.products.launchName, {
          label: t(($) => $.home.products.launch),
          product: name,
        })}
        aria-describedby={hintId}
        rightSection={<IconArrowUpRight aria-hidden size={20} />}
        onClick={() => showToast('success', toast)}
      >
        {text(($) => $.home.products.launch)}
      </Button>
      <Text id={hintId} className={classes.hint!}>
        {text(($) => $.common.externalLink.newTab)}
      </Text>
    </div>
  );
}
