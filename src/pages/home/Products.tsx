import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { products } from '../../site/products.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './Products.module.css';

export function Products() {
  const { t } = useTranslation('home');
  return (
    <Section id="products" title={t(($) => $.home.products.title)} tone="sand">
      <Text className={classes.text!}>{t(($) => $.home.products.text)}</Text>
      <ul className={classes.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
