interface Home {
  address: string;
  suburb: string;
  state: string;
  postCode: string;
}

/** Where somebody lives, in one line; empty where they have not said. */
export function addressLine({ address, suburb, state, postCode }: Home): string {
  const place = [suburb, state, postCode].filter((part) => part !== '').join(' ');
  return [address, place].filter((part) => part !== '').join(', ');
}
