import type { EventFields } from '@portal/api';
import { type KnownTicketType, lapsedBuyersSettings } from '@portal/rules';
import { useFeatureSettings, useMessages, usePortal } from '@portal/kit';
import type { FormList } from '@portal/kit/form';
import { Grid, NumberField, TextField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { inMoney } from './bindings.ts';
import { Check } from './Check.tsx';
import { Rows } from './Rows.tsx';

type TicketType = EventFields['ticketTypes'][number];

export interface TicketTypesProps {
  list: FormList<TicketType>;
  /** Those that were there when the event was read. */
  known: readonly KnownTicketType[];
}

const cent = 0.01;

/** The tickets of an event. One that was sold stays, and has at least the seats that are sold. */
export function TicketTypes({ list, known }: TicketTypesProps) {
  const t = useMessages(eventsDeskMessages);
  const { profile } = usePortal();
  const { lapsedBuyAsMembers } = useFeatureSettings(lapsedBuyersSettings);
  const ofRow = ({ id }: TicketType) => known.find((type) => type.id === id);
  return (
    <Rows
      title={t('ticketTypes')}
      list={list}
      rowTitle={(n) => t('ticketTypeNumber', { n })}
      addLabel={t('addTicketType')}
      emptyText={t('noTicketTypes')}
      staysBecause={(row) => {
        const type = ofRow(row);
        if (type?.isUsed === true) return type.sold > 0 ? t('soldHint', { n: type.sold }) : t('wasSoldHint');
        return type !== undefined && type.inLine > 0 ? t('awaitedHint', { n: type.inLine }) : null;
      }}
    >
      {(row) => (
        <>
          <TextField {...row.field('name')} label={t('name')} isRequired />
          <Grid minColumn="sm" gap={4}>
            <NumberField
              {...inMoney(row.field('amountCents'))}
              label={t('price')}
              description={t('priceHint')}
              unit={profile.currency}
              min={0}
              step={cent}
            />
            <NumberField
              {...row.field('capacity')}
              label={t('capacity')}
              description={t('capacityHint')}
              min={ofRow(row.value)?.sold ?? 0}
              isOptional
            />
          </Grid>
          <Check
            field={row.field('isMembersOnly')}
            label={t('memberPrice')}
            description={t(lapsedBuyAsMembers ? 'memberPriceHint' : 'memberPriceHintCurrent')}
          />
        </>
      )}
    </Rows>
  );
}
