import { firstRead, calls } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { MyDataScreen } from './MyDataScreen.tsx';
import { useMyData } from './use-my-data.ts';

export function firstReads() {
  return [firstRead(calls.personalData.overview, {})];
}

/** What the organisation holds of somebody, as one file. */
export function MyDataPage(_props: PageProps) {
  const { question, ...shown } = useMyData();
  return (
    <>
      <MyDataScreen {...shown} />
      {question}
    </>
  );
}
