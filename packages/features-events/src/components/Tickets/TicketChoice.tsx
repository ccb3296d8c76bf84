import type { Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Button, Form, RadioGroup } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';

export interface TicketChoiceProps {
  types: readonly Ticket[];
  isRegistering: boolean;
  onRegister: (ticketPriceId: string) => void;
}

/** Which type of ticket; what is sold out says so and cannot be chosen. */
export function TicketChoice({ types, isRegistering, onRegister }: TicketChoiceProps) {
  const t = useMessages(messages);
  const { money } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [only] = types.length === 1 ? types : [];
  const form = useForm<{ type: string | null }>({
    initial: { type: only?.ticketPriceId ?? null },
    rules: { type: [required(t('ticketTypeRequired'))] },
    onSubmit({ type }) {
      if (type === null) return;
      if (chosen?.amount === 0) onRegister(type);
      else setAsking(true);
    },
  });
  const field = form.field('type');
  const isSoldOut = types.every(({ soldOut }) => soldOut);
  const chosen = types.find(({ ticketPriceId }) => ticketPriceId === field.value);
  return (
    <Form onSubmit={form.onSubmit}>
      <RadioGroup
        {...field}
        label={t('ticketType')}
        isRequired
        options={types.map(({ ticketPriceId, name, amount, soldOut }) => ({
          value: ticketPriceId,
          label: t('typeAndPrice', { name, price: amount === 0 ? t('free') : money(amount / 100) }),
          description: soldOut ? t('noTicketsLeft') : undefined,
          isDisabled: soldOut,
        }))}
      />
      <Button
        type="submit"
        tone="primary"
        isFullWidth
        isPending={isRegistering}
        isDisabled={isSoldOut || (chosen?.soldOut ?? false)}
      >
        {t('register')}
      </Button>
      {isAsking && (
        <CheckoutDialog
          isPending={isRegistering}
          onConfirm={() => {
            setAsking(false);
            if (chosen !== undefined) onRegister(chosen.ticketPriceId);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Form>
  );
}
