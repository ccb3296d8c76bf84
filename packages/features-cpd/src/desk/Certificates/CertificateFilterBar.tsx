import { type ShownFilters, useMessages } from '@portal/kit';
import { KeywordFilterBar } from '@portal/ui';
import { ListChoice } from '../../components/ListChoice/ListChoice.tsx';
import { cpdDeskMessages } from '../messages.ts';
import { type CertificateFilters, noFilters } from './certificate-filters.ts';

export interface CertificateFilterBarProps extends ShownFilters<CertificateFilters> {
  /** Null while nothing is known. */
  total: number | null;
}

const revoked = 'revoked';

export function CertificateFilterBar({ filters, total, isUpdating, onTyped, onChosen }: CertificateFilterBarProps) {
  const t = useMessages(cpdDeskMessages);
  const { isRevoked } = filters;
  return (
    <KeywordFilterBar
      label={t('certificateFilters')}
      chips={isRevoked ? [{ id: revoked, label: t('onlyRevoked') }] : []}
      onRemove={() => onChosen({ ...filters, isRevoked: false })}
      onClearAll={() => onChosen(noFilters)}
      title={t('title')}
      found={total === null ? null : { text: t('found', { n: total }), show: t('showCertificates', { n: total }) }}
      isUpdating={isUpdating}
      searchLabel={t('search')}
      filters={filters}
      onTyped={onTyped}
    >
      <ListChoice
        label={t('state')}
        value={isRevoked ? revoked : null}
        anyLabel={t('anyState')}
        options={[{ value: revoked, label: t('onlyRevoked') }]}
        onChange={(value) => onChosen({ ...filters, isRevoked: value === revoked })}
      />
    </KeywordFilterBar>
  );
}
