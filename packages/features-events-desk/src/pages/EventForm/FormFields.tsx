import type { KnownTicketType } from '@portal/rules';
import { AboutFields } from './AboutFields.tsx';
import { ClassificationFields } from './ClassificationFields.tsx';
import type { EventFormFields } from './event-form-fields.ts';
import { PageFields } from './PageFields.tsx';
import { ProgrammeFields } from './ProgrammeFields.tsx';
import { SalesFields } from './SalesFields.tsx';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { WhenAndWhereFields } from './WhenAndWhereFields.tsx';

export interface FormFieldsProps {
  form: EventFormFields;
  options: DeskOptions;
  known: readonly KnownTicketType[];
}

/** The parts of the form in their order. */
export function FormFields({ form, options, known }: FormFieldsProps) {
  return (
    <>
      <AboutFields form={form} />
      <WhenAndWhereFields form={form} options={options} />
      <SalesFields form={form} known={known} />
      <ProgrammeFields form={form} />
      <PageFields form={form} />
      <ClassificationFields form={form} options={options} />
    </>
  );
}
