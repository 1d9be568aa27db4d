/** Told of each element when it comes on the screen, or near it, and when it goes. */
const told = new WeakMap<Element, (isSeen: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** An attachment: a little before it is scrolled to, so that nothing is seen to appear. */
export const onScreen =
  (tell: (isSeen: boolean) => void) =>
  (element: Element): (() => void) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
      },
      { rootMargin: '80px' },
    );
    told.set(element, tell);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      told.delete(element);
    };
  };
