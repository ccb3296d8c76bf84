import { parseArgs } from 'node:util';
import { moduleIds, type Profile } from '@portal/kit/access';
import type { SiteRights } from '../modules/embedding/index.ts';
import { readOrigin } from '../setting-values.ts';
import { StartProblem } from '../start-problem.ts';

const actions = ['create', 'change', 'add-key', 'revoke-key', 'revoke', 'list'] as const;

export interface SiteOptions {
  action: (typeof actions)[number];
  site: string;
  key: string;
  rights: Partial<SiteRights>;
  publicKeyFile: string | undefined;
}

export const siteUsage =
  'Usage: pnpm portal embed-site create|change --site riverside --origin https://www.example.org --module communities [--staff on] [--second-factor on] | add-key --site riverside | revoke-key --key … | revoke --site riverside | list; create and add-key take --public-key key.pem';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const switches = { on: true, off: false } as const;

export function readSiteOptions(args: readonly string[], profile: Pick<Profile, 'modules'>): SiteOptions {
  const { positionals, values } = parsed(args);
  const action = actions.find((one) => positionals.join() === one);
  const { site = '', key = '', origin, module: names } = values;
  const needsSite = action !== 'list' && action !== 'revoke-key';
  if (action === undefined || (needsSite && !/^[a-z0-9-]{2,40}$/.test(site))) throw new StartProblem(siteUsage);
  if (action === 'revoke-key' && key === '') throw new StartProblem(siteUsage);
  const rights: Partial<SiteRights> = {
    ...(origin && { origins: origin.map((one) => readOrigin('--origin', one)) }),
    ...(names && { modules: names.map((name) => moduleNamed(name, profile)) }),
    ...(values.staff !== undefined && { allowsStaff: switched(values.staff) }),
    ...(values['second-factor'] !== undefined && { vouchesForSecondFactor: switched(values['second-factor']) }),
  };
  return { action, site, key, rights, publicKeyFile: values['public-key'] };
}

const options = {
  site: text,
  key: text,
  origin: texts,
  module: texts,
  staff: text,
  'second-factor': text,
  'public-key': text,
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: withValues(args), options, allowPositionals: true });
  } catch {
    throw new StartProblem(siteUsage);
  }
}

const isOption = (word: string) => word.startsWith('--') && Object.hasOwn(options, word.slice(2));

/** `--key -k3y` as `--key=-k3y`: one id of a key in 64 begins with a dash, which parseArgs takes for an option. */
function withValues([first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  const [value, ...others] = rest;
  const isPair = isOption(first) && value?.startsWith('-') === true && !isOption(value);
  return isPair ? [`${first}=${value}`, ...withValues(others)] : [first, ...withValues(rest)];
}

function moduleNamed(name: string, { modules }: Pick<Profile, 'modules'>): string {
  const module = moduleIds.find((one) => one === name);
  if (module !== undefined && modules[module].enabled) return module;
  const on = moduleIds.filter((one) => modules[one].enabled);
  throw new StartProblem(`This portal has no module ${name}; there are ${on.join(', ')}.`);
}

function switched(value: string): boolean {
  if (value === 'on' || value === 'off') return switches[value];
  throw new StartProblem(siteUsage);
}
