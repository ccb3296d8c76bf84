import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useRootLocale } from '../../foundations/PortalRoot/root-context.ts';
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx';

/** A field of several parts, which stand and are walked through in the order of their language, in whichever direction the page around them reads. */
export function DateFrame({ children, ...frame }: Omit<FieldFrameProps, 'isGroup'>) {
  return (
    <FieldFrame {...frame} isGroup>
      <I18nProvider locale={useRootLocale()}>{children}</I18nProvider>
    </FieldFrame>
  );
}
