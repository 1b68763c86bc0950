import type { AuditConfig } from '../config.ts';

/** What conformance forms ask of a product and its maker, beside the name. */
export type Product = {
  name: string;
  /** With the commit that it was built from: `1.0.0 (commit 1a2b3c4)`. */
  version?: string;
  description?: string;
  /** Of the conformance report, as an SPDX identifier. */
  license?: string;
  email?: string;
  website?: string;
};

/** The configuration may state the product's facts; its name alone is enough. */
export type ReportConfig = AuditConfig & { product?: Omit<Product, 'name'> };
