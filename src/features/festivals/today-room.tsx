import classes from './today-band.module.css';

/** The room that today takes on a page, until what tells of it has come. */
export function TodayRoom() {
  return (
    <div className={classes.band}>
      <div className={classes.parts}>
        {[0, 1, 2].map((part) => (
          <div key={part} className={classes.part}>
            <div className={classes.words}>
              <p className={classes.label} />
              <div className={classes.value} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
