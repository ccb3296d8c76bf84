/** In the order that somebody has put them in; what they have said nothing of comes behind, as it was. */
export function inOwnOrder<Section extends { feature: string; id: string }>(
  sections: readonly Section[],
  order: readonly string[],
): Section[] {
  const placeOf = (section: Section) => {
    const place = order.indexOf(sectionName(section));
    return place === -1 ? order.length : place;
  };
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** `news.latestNews` */
export function sectionName({ feature, id }: { feature: string; id: string }): string {
  return `${feature}.${id}`;
}
