import { mapSettings, tilesFault, tilesOrigin } from '@portal/rules';
import { featureSettings, type Profile } from '@portal/kit/access';
import { StartProblem } from '../../start-problem.ts';

/** Refuses to start by a map that cannot be drawn, or whose pictures come from nobody knows where. */
export function checkMap(profile: Profile): void {
  const { map } = featureSettings(profile, mapSettings);
  const fault = map === null ? null : tilesFault(map);
  if (fault !== null)
    throw new StartProblem(
      `The map of the profile ${profile.name} cannot be drawn: ${fault}. Correct 'map' in its directory settings; docs/operating.md says what it holds.`,
    );
}

/** Other websites from which the pages take pictures: that of the map, where there is one. */
export function pictureSources(profile: Profile): string[] {
  const { map } = featureSettings(profile, mapSettings);
  const origin = map === null ? null : tilesOrigin(map);
  return origin === null ? [] : [origin];
}
