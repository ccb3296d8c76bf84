import type { Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Button, Form, IconCart, RadioGroup } from '@portal/ui';
import { useState } from 'react';
import { cartMessages } from '../../cart/messages.ts';
import { eventsMessages } from '../../messages.ts';
import { Quantity } from './Quantity.tsx';
import { CheckoutDialog } from './CheckoutDialog.tsx';

export interface TicketChoiceProps {
  types: readonly Ticket[];
  isRegistering: boolean;
  /** How many is said of what is paid for; what is free is for the person alone. */
  onRegister: (ticket: Ticket, quantity: number) => void;
  /** What is paid for can wait in the cart, where there is one. */
  cart?: { isAdding: boolean; onAdd: (ticket: Ticket, quantity: number) => void } | undefined;
}

/** Which type of ticket; what is sold out, or for members, says so and cannot be chosen. */
export function TicketChoice({ types, isRegistering, onRegister, cart }: TicketChoiceProps) {
  const t = useMessages(eventsMessages);
  const adding = useMessages(cartMessages);
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
  const quantity = form.field('quantity').value ?? 1;
  const noteOn = ({ soldOut, membersOnly, openToMe }: Ticket) => {
    if (soldOut && openToMe) return t('noTicketsLeft');
    return membersOnly ? t('closedMembersOnly') : undefined;
  };
  const isClosed = (type: Ticket) => type.soldOut || !type.openToMe;
  const chosen = types.find(({ ticketPriceId }) => ticketPriceId === field.value);
  return (
    <Form onSubmit={form.onSubmit}>
      <RadioGroup
        {...field}
        label={t('ticketType')}
        isRequired
        options={types.map((type) => ({
          value: type.ticketPriceId,
          label: t('typeAndPrice', {
            name: type.name,
            price: type.amount === 0 ? t('free') : money(type.amount / 100),
          }),
          description: noteOn(type),
          isDisabled: isClosed(type),
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
        isDisabled={types.every(isClosed) || (chosen !== undefined && isClosed(chosen))}
      >
        {t('register')}
      </Button>
      {cart && chosen !== undefined && chosen.amount > 0 && !isClosed(chosen) && (
        <Button isFullWidth icon={IconCart} isPending={cart.isAdding} onPress={() => cart.onAdd(chosen, quantity)}>
          {adding('addToCart')}
        </Button>
      )}
      {isAsking && (
        <CheckoutDialog
          isPending={isRegistering}
          onConfirm={() => {
            setAsking(false);
            if (chosen !== undefined) onRegister(chosen, quantity);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Form>
  );
}
