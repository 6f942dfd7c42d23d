import classes from './post-card.module.css';

/** The shape of a card to come. */
export function PostShape() {
  return (
    <div className={classes.shape} aria-hidden="true" data-testid="post-shape">
      <div data-line="badge" />
      <div data-line="title" />
      <div data-line="title" />
      <div />
      <div />
      <div data-line="short" />
    </div>
  );
}
