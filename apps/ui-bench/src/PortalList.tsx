import { Button, InfiniteList, PortalRoot } from '@portal/ui';
import { useState } from 'react';
import { activities, note, type Activity } from './activities.ts';

const idOf = (activity: Activity) => activity.id;
const draw = (activity: Activity) => (
  <>
    <h2>{activity.title}</h2>
    <p>{note(activity)}</p>
  </>
);

export function PortalList() {
  const [count, setCount] = useState(5000);
  return (
    <PortalRoot>
      <Button onPress={() => setCount(count + 50)}>Append</Button>
      <InfiniteList label="Activities" items={activities(count)} itemKey={idOf} renderItem={draw} estimateSize={64} />
    </PortalRoot>
  );
}
