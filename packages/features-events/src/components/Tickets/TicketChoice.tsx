import type { Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Button, Form, RadioGroup } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { Quantity } from './Quantity.tsx';
import { CheckoutDialog } from './CheckoutDialog.tsx';

export interface TicketChoiceProps {
  types: readonly Ticket[];
  isRegistering: boolean;
  /** How many is said of what is paid for; what is free is for the person alone. */
  onRegister: (ticket: Ticket, quantity: number) => void;
}

/** Which type of ticket; what is sold out says so and cannot be chosen. */
export function TicketChoice({ types, isRegistering, onRegister }: TicketChoiceProps) {
  const t = useMessages(messages);
  const { money } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [only] = types.length === 1 ? types : [];
  const form = useForm<{ type: string | null; quantity: number | null }>({
    initial: { type: only?.ticketPriceId ?? null, quantity: 1 },
    rules: { type: [required(t('ticketTypeRequired'))] },
    onSubmit() {
      if (chosen?.amount === 0) onRegister(chosen, 1);
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
      {chosen !== undefined && chosen.amount > 0 && (
        <Quantity amount={chosen.amount} quantity={form.field('quantity')} />
      )}
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
            if (chosen !== undefined) onRegister(chosen, form.field('quantity').value ?? 1);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Form>
  );
}
