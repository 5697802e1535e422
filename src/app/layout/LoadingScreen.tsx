/** Shown while a screen's code loads; appears late, so that a fast load shows nothing. */
export function LoadingScreen() {
  return (
    <div className="wrap grid min-h-[60vh] place-items-center">
      <p className="appear-late font-display text-[1.375rem] font-bold" role="status">
        Turning to the page…
      </p>
    </div>
  );
}
