// The view holds the data source, which keeps a closure that holds the view.
// with: Kid
final class KidViewController: UICollectionViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private var picked: Set<Int> = []
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(  // reported: warning
    collectionView: collectionView
  ) { _, path, item in
    self.cell(at: path, item)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false)
  }

  @objc private func closeTapped() { listener?.didTapClose() }

  private func cell(at path: IndexPath, _ item: Int) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.isSelected = picked.contains(item)
    return cell
  }
}
