import type { ReactNode } from 'react';
import type { StakeholderLink } from '#shared/contracts/stakeholder-relations.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { useT } from '#web/lib/texts.tsx';

/** A page of the directory by its name. */
export function PageName({ page }: { page: StakeholderLink }) {
  const { text, lang } = localName(page, useT().language);
  return (
    <AppLink className="link" to={stakeholderPath(page)} lang={lang}>
      {text}
    </AppLink>
  );
}

/** A page of the directory with its sewn label and a few words below its name. */
export function PageLine({ page, children }: { page: StakeholderLink; children?: ReactNode }) {
  const name = localName(page, useT().language);
  return (
    <div className="page-line">
      <LabelPlate size="s" initials={initials(name.text)} logoUrl={page.logo || null} />
      <div className="min-w-0">
        <p className="strong">
          <PageName page={page} />
        </p>
        {children && <p className="t-small t-3">{children}</p>}
      </div>
    </div>
  );
}
