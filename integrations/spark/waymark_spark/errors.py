"""What goes wrong with a worker."""


class WorkerError(RuntimeError):
    """A worker cannot be started, or has not answered every row once.

    It fails the task, which Spark runs again as often as `spark.task.maxFailures` says.
    """
